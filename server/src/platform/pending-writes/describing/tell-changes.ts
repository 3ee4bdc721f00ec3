import { type Lexicon, type Shape, type ToldField, tellInput } from './tell-input.ts';

type Given = Readonly<Record<string, unknown>>;

/** A field that would be another; either side is missing where there is no such field, as in a new line. */
export interface ToldChange {
  label: string;
  /** Whichever of the two there is, for its place and its kind. */
  field: ToldField;
  before: ToldField | undefined;
  after: ToldField | undefined;
}

/** What every write changes, and what says nothing to a person. */
const technical = new Set(['id', 'version', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy', 'allowedMoves']);

/** Field by field, what a record would say and does not say now; of a new one all that it would say. */
export function tellChanges(now: Given | null, then: Given, shape: Shape, lexicon: Lexicon): ToldChange[] {
  const before = fieldsOf(now ?? {}, shape, lexicon);
  const after = fieldsOf(then, shape, lexicon);
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((path) => {
    const [was, is] = [before.get(path), after.get(path)];
    const told = (is ?? was) as Called;
    return same(was?.field, is?.field) ? [] : [{ ...told, before: was?.field, after: is?.field }];
  });
}

interface Called {
  label: string;
  field: ToldField;
}

/** All fields by their places, those of lines under the name of their list and their number. */
function fieldsOf(record: Given, shape: Shape, lexicon: Lexicon): Map<string, Called> {
  const { fields, lists } = tellInput(record, shape, lexicon);
  const ofLines = lists.flatMap(({ label: list, rows }) =>
    rows.flatMap((row, at) => row.map((field) => ({ label: `${list} ${at + 1}: ${field.label}`, field }))),
  );
  const all = [...fields.map((field) => ({ label: field.label, field })), ...ofLines];
  return new Map(
    all
      .filter(({ field }) => !field.path.split('.').some((name) => technical.has(name)))
      .map((one) => [one.field.path, one]),
  );
}

const same = (one: ToldField | undefined, other: ToldField | undefined) =>
  JSON.stringify(one?.texts ?? []) === JSON.stringify(other?.texts ?? []);
