import { invalidField, words } from '../../kernel/problems/errors.ts';
import { clipText } from '../../kernel/values/text.ts';

const longest = 300;

/** The title as given, or the names of the first lines. */
export function titleOf(title: string | undefined, lines: ReadonlyArray<{ name: string }>): string {
  if (title !== undefined) return title;
  if (lines.length === 0)
    throw invalidField(
      '/title',
      'required',
      words('is required unless there are lines', 'обязательно, если нет ни одной строки'),
    );
  const names = lines.slice(0, 3).map(({ name }) => name);
  const listed = lines.length > names.length ? [...names, '…'] : names;
  const joined = listed.join(', ');
  return clipText(joined, longest);
}
