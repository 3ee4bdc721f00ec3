import { describeOperation } from './describe-operation.ts';
import type { FieldRow } from './docs-fields.ts';
import type { Entry, Reference } from './reference.ts';

/** The page of an operation as Markdown, in English: for programs that read, so each thing is said once and shortly. */
export function operationMarkdown(entry: Entry, reference: Reference): string {
  const operation = describeOperation(entry, reference, 'en');
  const { summary, method, path, description, rights, parameters, filters, body, answer, problems, events } = operation;
  const [, curl] = operation.examples[0] ?? [];
  const access = rights
    ? `Access: ${rights.permission}; key scope: ${rights.scopes.join(' or ') || 'none, not for keys'}.`
    : 'Access: public.';
  const parts = [
    `# ${summary}`,
    `\`${method.toUpperCase()} ${path}\``,
    description,
    access,
    list(
      'Parameters',
      parameters.map(
        ({ name, place, required, kind }) => `\`${name}\` (${place}${required ? ', required' : ''}): ${kind}`,
      ),
    ),
    filters.length > 0 && `Filters: ${filters.map((name) => `\`${name}\``).join(', ')}`,
    body && list('Body', body.fields.map(fieldLine)),
    answer &&
      (answer.record
        ? `## Answer ${answer.status}\n\n[${answer.record}](/docs/records/${answer.record})`
        : list(`Answer ${answer.status}`, answer.fields.map(fieldLine))),
    events.length > 0 && `Events: ${events.map((event) => `\`${event}\``).join(', ')}`,
    problems.length > 0 && `Refusals: ${problems.map((code) => `\`${code}\``).join(', ')}`,
    `## Example\n\n\`\`\`sh\n${curl}\n\`\`\``,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const list = (title: string, items: readonly string[]) =>
  items.length > 0 && `## ${title}\n\n${items.map((item) => `- ${item}`).join('\n')}`;

const fieldLine = ({ path, required, kind, words }: FieldRow) =>
  `\`${path}\`${required ? ', required' : ''}: ${kind}${words ? `. ${words}` : ''}`;
