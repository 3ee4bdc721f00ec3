import { type Words, words } from '../../../kernel/problems/errors.ts';
import type { AwardProblem, Held } from './award.ts';

/** A limit as a person would say it. */
export function sayLimit(limit: Held, { quotes, needs, view, overPct }: AwardProblem): Words {
  const supplier = (id: string) => quotes.find(({ supplierId }) => supplierId === id)?.supplierName ?? id;
  switch (limit.kind) {
    case 'max_suppliers':
      return words(`suppliers: at most ${limit.count}`, `поставщиков не больше ${limit.count}`);
    case 'share_at_most': {
      const [en, ru] =
        limit.supplierId === null
          ? ['each supplier', 'каждого поставщика']
          : [supplier(limit.supplierId), supplier(limit.supplierId)];
      return words(`share of ${en} at most ${limit.percent} %`, `доля ${ru} не больше ${limit.percent} %`);
    }
    case 'share_at_least': {
      const name = supplier(limit.supplierId);
      return words(`share of ${name} at least ${limit.percent} %`, `доля ${name} не меньше ${limit.percent} %`);
    }
    case 'latest_delivery': {
      const name = needs.find(({ id }) => id === limit.lineId)?.name;
      return name === undefined
        ? words(`everything delivered by ${limit.date}`, `всё доставлено к ${limit.date}`)
        : words(`${name} delivered by ${limit.date}`, `${name}: доставка к ${limit.date}`);
    }
    case 'budget':
      return words(`budget ${limit.amount} ${view.currency}`, `бюджет ${limit.amount} ${view.currency}`);
    case 'use_supplier':
      return words(`${supplier(limit.supplierId)} is used`, `${supplier(limit.supplierId)} участвует`);
    case 'avoid_supplier':
      return words(`${supplier(limit.supplierId)} is not used`, `${supplier(limit.supplierId)} не участвует`);
    case 'moq':
      return words('least orders of suppliers', 'минимальные партии поставщиков');
    case 'packs':
      return words('whole packs only', 'только целые упаковки');
    case 'quantity_offered':
      return words('no more than suppliers offer', 'не больше, чем предлагают поставщики');
    case 'no_more_than_needed':
      return overPct === '0'
        ? words('no more than is needed', 'не больше, чем нужно')
        : words(`at most ${overPct} % more than is needed`, `не более чем на ${overPct} % больше нужного`);
  }
}

/** Which limits cannot hold together, in one sentence. */
export function sayConflict(conflict: readonly Held[], lineIds: readonly string[], problem: AwardProblem): Words {
  const said = conflict.map((limit) => sayLimit(limit, problem));
  const names = problem.needs.flatMap(({ id, name }) => (lineIds.includes(id) ? `«${name}»` : [])).join(', ');
  const en = said.map((each) => each.en).join('; ');
  const ru = said.map((each) => each.ru).join('; ');
  return words(
    `These cannot hold together${names && ` for ${names}`}: ${en}.`,
    `Вместе невыполнимо${names && ` для ${names}`}: ${ru}.`,
  );
}
