import { Marked, type Tokens } from 'marked';
import type { Language } from '../../../../kernel/problems/problem-body.ts';
import { type Html, html, markup } from '../html.ts';
import { linkTo } from '../layout.ts';

/** A text in Markdown as a part of a page. Markup in it is shown, not run; links lead to other guides, or are told as text. */
export function markdownHtml(text: string, language: Language): Html {
  const marked = new Marked({
    renderer: {
      html: ({ text: raw }) => (raw.startsWith('<!--') ? '' : html`${raw}`.html),
      link(token) {
        const shown = markup(this.parser.parseInline(token.tokens));
        const address = addressOf(token, language);
        return (address === undefined ? shown : html`<a href="${address}">${shown}</a>`).html;
      },
      image: ({ text: alt }) => html`${alt}`.html,
      heading({ tokens, depth }) {
        const shown = this.parser.parseInline(tokens);
        return html`${markup(`<h${depth}`)} id="${idOf(shown)}">${markup(`${shown}</h${depth}>`)}`.html;
      },
      code: ({ text: code }) => html`<pre tabindex="0"><code>${code}</code></pre>`.html,
      table(token) {
        const cells = (row: readonly Tokens.TableCell[], kind: 'td' | 'th') =>
          row.map((cell) => `<${kind}>${this.parser.parseInline(cell.tokens)}</${kind}>`).join('');
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
        return `<div class="wide" tabindex="0"><table><thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>${rows}</tbody></table></div>`;
      },
    },
  });
  return markup(marked.parse(text, { async: false }));
}

/** A guide beside it, or a place on the same page. What lies elsewhere in the source is not served. */
function addressOf({ href }: Tokens.Link, language: Language): string | undefined {
  const guide = /^([\w-]+)\.md(#.*)?$/.exec(href);
  if (guide) return `${linkTo(`/docs/guides/${guide[1]}`, language)}${guide[2] ?? ''}`;
  return href.startsWith('#') ? href : undefined;
}

const idOf = (shown: string) =>
  shown
    .replace(/<[^>]*>|&[^;]*;/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
