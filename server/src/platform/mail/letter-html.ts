import { footerOf } from './footer-of.ts';
import type { Letter, LetterItem, LetterLink, LetterLocale } from './letters/letter.ts';

/**
 * The letter as tables with inline styles, which is what Outlook and web mail programs can lay out; the style block
 * only adds the dark colours and the narrow layout for those that read it.
 */
export function letterHtml(letter: Letter, locale: LetterLocale): string {
  return `<!doctype html>
<html lang="${locale}" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(letter.subject)}</title>
<!--[if mso]><style>td, p, a, h1 { font-family: Arial, sans-serif !important; }</style><![endif]-->
<style>${STYLE}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f3f4f6;">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${escapeHtml(letter.preheader)}${'&#8199;&#847;'.repeat(60)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f3f4f6;">
<tr><td align="center" class="around" style="padding:40px 16px;">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;">
<tr><td class="text" style="padding:0 4px 16px;${FONT}font-size:17px;line-height:24px;font-weight:700;color:#17181c;">${escapeHtml(letter.sender ?? 'Prokura')}</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #e6e8ec;border-radius:12px;padding:36px 40px 32px;">
<h1 class="text" style="margin:0 0 20px;${FONT}font-size:24px;line-height:31px;font-weight:700;color:#17181c;">${escapeHtml(letter.heading)}</h1>
${letter.paragraphs.map(paragraph).join('\n')}
${quoted(letter.quoted ?? [])}${facts(letter.facts ?? [])}${items(letter.items ?? [])}${letter.button === undefined ? '' : button(letter.button)}${letter.link === undefined ? '' : quietLink(letter.link)}${(letter.closing ?? []).map(paragraph).join('\n')}
${letter.button === undefined ? '' : spelledOut(letter.button, locale)}
</td></tr>
<tr><td class="muted" style="padding:20px 4px 0;${FONT}font-size:13px;line-height:20px;color:#646a76;">${escapeHtml(footerOf(letter, locale))}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Arial,sans-serif;";

const STYLE = `
@media (max-width: 480px) {
  .around { padding: 20px 10px !important; }
  .card { padding: 26px 20px 22px !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background: #111216 !important; }
  .card { background: #17181d !important; border-color: #2a2c34 !important; }
  .text { color: #eceef2 !important; }
  .muted { color: #9aa0ad !important; }
  .link { color: #8fa3ff !important; }
  .line { border-color: #2a2c34 !important; }
  .mark { border-color: #4a5bb0 !important; }
  .button { background: #8fa3ff !important; }
  .button a { color: #111216 !important; }
}
`;

function paragraph(text: string): string {
  return `<p class="text" style="margin:0 0 16px;${FONT}font-size:16px;line-height:25px;color:#17181c;">${escapeHtml(text)}</p>`;
}

function quoted(lines: readonly string[]): string {
  if (lines.length === 0) return '';
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 24px;"><tr>
<td class="text mark" style="padding:2px 0 2px 16px;border-left:3px solid #c9cff0;${FONT}font-size:16px;line-height:25px;color:#17181c;word-break:break-word;">${lines.map(escapeHtml).join('<br>')}</td>
</tr></table>
`;
}

function facts(pairs: NonNullable<Letter['facts']>): string {
  if (pairs.length === 0) return '';
  const rows = pairs.map(([label, value]) => {
    const cell = `padding:9px 0;border-bottom:1px solid #f0f1f4;${FONT}font-size:15px;line-height:22px;`;
    return `<tr><td class="muted line" valign="top" width="34%" style="${cell}padding-right:16px;color:#646a76;">${escapeHtml(label)}</td><td class="text line" valign="top" style="${cell}color:#17181c;word-break:break-word;">${escapeHtml(value)}</td></tr>`;
  });
  return `<table role="presentation" class="line" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 24px;border-top:1px solid #f0f1f4;">
${rows.join('\n')}
</table>
`;
}

/** Names to the left, amounts to the right; both wrap where they must. */
function items(all: readonly LetterItem[]): string {
  if (all.length === 0) return '';
  const cell = `padding:9px 0;border-bottom:1px solid #f0f1f4;${FONT}font-size:15px;line-height:22px;color:#17181c;`;
  const rows = all.map(({ name, amount, note, url }) => {
    const under =
      note === undefined
        ? ''
        : `<br><span class="muted" style="font-size:13px;color:#646a76;">${escapeHtml(note)}</span>`;
    return `<tr><td class="text line" valign="top" style="${cell}padding-right:16px;word-break:break-word;">${linked(name, url)}</td><td class="text line" valign="top" align="right" style="${cell}">${escapeHtml(amount)}${under}</td></tr>`;
  });
  return `<table role="presentation" class="line" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 24px;border-top:1px solid #f0f1f4;">
${rows.join('\n')}
</table>
`;
}

const linked = (name: string, url: string | undefined) =>
  url === undefined
    ? escapeHtml(name)
    : `<a class="link" href="${escapeHtml(url)}" style="color:#3451d1;">${escapeHtml(name)}</a>`;

function button({ label, url }: LetterLink): string {
  const href = escapeHtml(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;"><tr>
<td class="button" bgcolor="#3451d1" style="background:#3451d1;border-radius:8px;mso-padding-alt:13px 26px;"><a href="${href}" style="display:inline-block;padding:13px 26px;${FONT}font-size:16px;line-height:22px;font-weight:600;color:#ffffff;text-decoration:none;">${escapeHtml(label)}</a></td>
</tr></table>
`;
}

function quietLink({ label, url }: LetterLink): string {
  return `<p style="margin:0 0 16px;${FONT}font-size:15px;line-height:22px;"><a class="link" href="${escapeHtml(url)}" style="color:#3451d1;">${escapeHtml(label)}</a></p>
`;
}

function spelledOut({ url }: LetterLink, locale: LetterLocale): string {
  const words =
    locale === 'ru' ? 'Если кнопка не открывается, скопируйте ссылку:' : 'If the button does not open, copy the link:';
  const href = escapeHtml(url);
  return `<p class="muted line" style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid #f0f1f4;${FONT}font-size:13px;line-height:20px;color:#646a76;">${words}<br><a class="link" href="${href}" style="color:#3451d1;text-decoration:none;word-break:break-all;">${href}</a></p>`;
}
