import Type from 'typebox';
import type { AnyField } from '../../../../nouns/kit/field.ts';
import { lacksPermission, maySee } from '../../kernel/access/actor.ts';
import { choice, id, object } from '../../kernel/fields.ts';
import { query } from '../../kernel/operation.ts';
import { notFound, type Words, words } from '../../kernel/problems/errors.ts';
import { explanation, tellFigure } from './explanation.ts';
import type { FigureHost } from './figure.ts';

type Card = Readonly<Record<string, unknown>>;

/** Explains the figures of a noun by what its own GET answers to the same caller. */
export function explainFigure(host: FigureHost<never>) {
  const { entity, get, lines } = host;
  const { en, ru } = entity.noun;
  const known = figuresOf(host);
  return query({
    name: `figures.explain-${entity.type.replaceAll('_', '-')}`,
    summary: words(`${en}: explain a figure`, `${ru}: как получилась цифра`),
    description:
      'What a computed figure was made of: values that were read, each with its record, and the formulas that make the figure of them, to the last digit. ' +
      'Who may not see the figure, or what it is made of, is refused.',
    permission: get.permission,
    scope: get.scope,
    refuses: ['not_found', 'forbidden'],
    input: object({
      id: id(),
      field: choice([...known.keys()], 'Figure, by its place in the record'),
      ...(lines && { lineId: Type.Optional(id('Line, for figures of lines')) }),
    }),
    output: explanation,

    async run(ctx, { id: recordId, field, ...more }) {
      const { path, of, within, figure } = known.get(field) as Known;
      const card: Card = await ctx.ask(get, { id: recordId });
      const held = within === null ? card : card[within];
      const record = Array.isArray(held) ? lineOf(held, (more as { lineId?: string }).lineId) : held;
      for (const needed of [of.guarded?.[path[0] as string], ...neededFor(figure, card)])
        if (needed && !maySee(ctx.actor, needed)) throw lacksPermission(needed);
      const value = path.reduce<unknown>((above, name) => (above as Card | null)?.[name] ?? null, record) as
        | string
        | null;
      const told = { field, label: labelOf(of.declared.fields, path), value };
      return tellFigure(ctx, told, value === null ? null : await figure.explain(record as never, ctx, card as never));
    },
  });
}

interface Known {
  path: readonly string[];
  of: FigureHost<never>['entity'];
  /** The field of the card that holds what it is a figure of; null for the record itself. */
  within: string | null;
  figure: FigureHost<never>['figures'][string];
}

function figuresOf({ entity, figures, lines, part }: FigureHost<never>): ReadonlyMap<string, Known> {
  const parts = [lines, part].flatMap((one) => one ?? []);
  return new Map(
    [{ in: null, entity, figures }, ...parts].flatMap(({ in: within, entity: of, figures: own }) =>
      Object.entries(own).map(([field, figure]): [string, Known] => [
        within === null ? field : `${within}.${field}`,
        { path: field.split('.'), of, within, figure },
      ]),
    ),
  );
}

function neededFor({ needs = [] }: Known['figure'], card: Card) {
  if (typeof needs === 'function') return needs(card as never);
  return typeof needs === 'string' ? [needs] : needs;
}

function lineOf(lines: readonly Card[], lineId: string | undefined): Card {
  const found = lines.find(({ id }) => id === lineId);
  if (!found) throw notFound(words('Line', 'Строка'));
  return found;
}

/** «Обеспечено: процент» for a figure within a structure. */
function labelOf(fields: Readonly<Record<string, AnyField>>, [name, ...inside]: readonly string[]): Words {
  const { label, inside: within } = (fields[name as string] as AnyField).spec;
  if (!within || inside.length === 0) return label;
  const part = labelOf(within, inside);
  return words(`${label.en}: ${part.en}`, `${label.ru}: ${part.ru}`);
}
