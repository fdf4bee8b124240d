//! Splits a module's text into statements.

use crate::fault::{Fault, FaultKind};

/// A statement, and the line that it starts on.
#[derive(Debug)]
pub(crate) struct Statement {
    pub(crate) line: u32,
    pub(crate) kind: StatementKind,
}

#[derive(Debug)]
pub(crate) enum StatementKind {
    /// The text before a function's body.
    Header(String),
    Open,
    Close,
    Label(String),
    /// A directive or an instruction, without its semicolon.
    Simple(String),
}

pub(crate) fn statements(ptx: &str) -> Result<Vec<Statement>, Fault> {
    let mut found = Vec::new();
    let (mut text, mut start) = (String::new(), 0);
    // The parameters of a header or of a call may stand on several lines. Braces inside a statement hold a vector or
    // data.
    for (number, line) in (1..).zip(ptx.lines()) {
        let code = line.split_once("//").map_or(line, |(code, _)| code);
        // The directives `.version`, `.target` and `.address_size` end at the end of the line, not at a semicolon.
        if text.is_empty() && [".version", ".target", ".address_size"].iter().any(|word| code.starts_with(word)) {
            continue;
        }
        for c in code.chars() {
            let is_header = || text.contains(".entry ") || text.contains(".func ");
            let kind = match c {
                '{' if text.is_empty() => Some(StatementKind::Open),
                '}' if text.is_empty() => Some(StatementKind::Close),
                '{' if is_header() => {
                    found.push(Statement { line: start, kind: StatementKind::Header(finished(&mut text)) });
                    Some(StatementKind::Open)
                }
                ';' if text.is_empty() => None,
                ';' => Some(StatementKind::Simple(finished(&mut text))),
                ':' if is_label(&text) => Some(StatementKind::Label(finished(&mut text))),
                c if text.is_empty() && c.is_whitespace() => None,
                c => {
                    if text.is_empty() {
                        start = number;
                    }
                    text.push(c);
                    None
                }
            };
            if let Some(kind) = kind {
                let line = if matches!(kind, StatementKind::Open | StatementKind::Close) { number } else { start };
                found.push(Statement { line, kind });
            }
        }
        if !text.is_empty() {
            text.push('\n');
        }
    }
    if text.is_empty() {
        Ok(found)
    } else {
        Err(Fault::new("", start, FaultKind::Malformed(format!("a statement without end: `{}`", text.trim_end()))))
    }
}

fn finished(text: &mut String) -> String {
    std::mem::take(text).trim_end().into()
}

fn is_label(text: &str) -> bool {
    text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '$')
}
