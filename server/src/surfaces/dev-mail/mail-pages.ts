import { escapeHtml } from '../../platform/mail/letter-html.ts';
import type { MailFile } from '../../platform/mail/read-mail-dir.ts';

/** The list of letters, newest first. */
export function mailPage(letters: readonly MailFile[]): string {
  const rows = letters.map(
    ({ name, subject, to, date }) => `<li><a href="/dev/mail/${encodeURIComponent(name)}">
      <strong>${escapeHtml(subject)}</strong><span>${escapeHtml(to)}</span><time>${escapeHtml(shown(date))}</time></a></li>`,
  );
  const empty =
    '<p class="quiet">Писем пока нет. Они появятся здесь, как только портал что-нибудь отправит.<br>No letters yet.</p>';
  return page('Письма · Letters', rows.length > 0 ? `<ul>${rows.join('\n')}</ul>` : empty);
}

/** One letter as its reader sees it, in a sandboxed frame. */
export function letterPage({ subject, from, to, replyTo, date, html, text }: MailFile): string {
  const framed = escapeHtml(html.replace('<head>', '<head><base target="_blank">'));
  return page(
    subject,
    `<p><a href="/dev/mail">← Все письма · All letters</a></p>
    <p class="quiet">От · From: ${escapeHtml(from)}<br>Кому · To: ${escapeHtml(to)}<br>${replyTo && `Ответы · Reply-To: ${escapeHtml(replyTo)}<br>`}${escapeHtml(shown(date))}</p>
    <iframe title="Письмо" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${framed}"></iframe>
    <details><summary>Текстом · As text</summary><pre>${escapeHtml(text)}</pre></details>`,
  );
}

const shown = (date: string | null) =>
  date === null
    ? ''
    : new Date(date).toLocaleString('ru-RU', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Moscow' });

const page = (title: string, body: string) => `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;

const style = `
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: light-dark(#17181c, #eceef2); background: light-dark(#f3f4f6, #111216); }
main { max-width: 760px; margin: 0 auto; padding: 32px 16px; }
h1 { font-size: 24px; line-height: 1.3; }
a { color: light-dark(#3451d1, #8fa3ff); }
ul { list-style: none; margin: 0; padding: 0; }
li a { display: grid; grid-template-columns: 1fr auto; gap: 2px 16px; padding: 14px 18px; margin-bottom: 8px; border-radius: 10px;
  text-decoration: none; color: inherit; background: light-dark(#fff, #17181d); }
li a:hover, li a:focus-visible { outline: 2px solid light-dark(#3451d1, #8fa3ff); }
li strong { grid-column: 1 / -1; }
li span, time, .quiet { color: light-dark(#646a76, #9aa0ad); font-size: 14px; }
iframe { width: 100%; height: 760px; border: 0; border-radius: 12px; background: light-dark(#f3f4f6, #111216); }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
`;
