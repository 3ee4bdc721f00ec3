import Type, { type Static } from 'typebox';
import { choice, date, id, integer, measure, nullable, object, price } from '../../../../kernel/fields.ts';
import { type FieldError, fieldError, invalid, words } from '../../../../kernel/problems/errors.ts';
import { type Limit, terms } from '../../award/award.ts';

const limitKinds = [
  'max_suppliers',
  'share_at_most',
  'share_at_least',
  'latest_delivery',
  'budget',
  'use_supplier',
  'avoid_supplier',
] as const;

const figures = {
  count: Type.Optional(integer('Suppliers at most', { minimum: 1, maximum: 100 })),
  supplierId: Type.Optional(nullable(id('Supplier; each where a share names none'))),
  lineId: Type.Optional(nullable(id('Line; each where none is named'))),
  percent: Type.Optional(measure('Share, %', { examples: ['60'] })),
  date: Type.Optional(date('Delivered by this day')),
  amount: Type.Optional(price('Budget, in the currency of the plan')),
};

export const planLimit = object({ kind: choice(limitKinds, 'Limit'), ...figures }, { title: 'Limit of an award' });

/** A limit, or a term of suppliers, as an answer names it. */
export const heldLimit = object(
  { kind: choice([...limitKinds, ...terms], 'Limit or term'), ...figures },
  { title: 'What an award is held to' },
);

const needed: Readonly<Record<(typeof limitKinds)[number], ReadonlyArray<keyof typeof figures>>> = {
  max_suppliers: ['count'],
  share_at_most: ['percent'],
  share_at_least: ['supplierId', 'percent'],
  latest_delivery: ['date'],
  budget: ['amount'],
  use_supplier: ['supplierId'],
  avoid_supplier: ['supplierId'],
};

/** Limits that say all their kind needs; every one that does not is named. */
export function limitsOf(given: ReadonlyArray<Static<typeof planLimit>>): Limit[] {
  const errors: FieldError[] = given.flatMap((limit, index) =>
    needed[limit.kind]
      .filter((name) => (limit[name] ?? null) === null)
      .map((name) =>
        fieldError(
          `/limits/${index}/${name}`,
          'required',
          words('is required for this limit', 'нужно для этого ограничения'),
        ),
      ),
  );
  if (errors.length > 0) throw invalid(errors);
  return given.map((limit) => {
    if (limit.kind === 'share_at_most') return { ...limit, supplierId: limit.supplierId ?? null } as Limit;
    if (limit.kind === 'latest_delivery') return { ...limit, lineId: limit.lineId ?? null } as Limit;
    return limit as Limit;
  });
}
