import { showPrice, showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { showUnit } from '../../../kit/units.ts';
import { decimal } from '../model/exact.ts';
import { textsOf } from '../model/quantities.ts';
import { LineCoverage } from './line-coverage.tsx';
import type { SheetProps } from './matrix-table.tsx';
import classes from './offer-list.module.css';
import { OfferRow } from './offer-row.tsx';

/** The same decision on a narrow screen: item by item, with the offers beneath, the cheapest first. */
export function OfferList({ matrix, texts, told, tolerancePct, readOnly, act }: SheetProps) {
  return (
    <ol className={classes.items} aria-label={say('Comparison of quotes', 'Сравнение предложений')}>
      {matrix.lines.map((line, row) => {
        const own = textsOf(texts, line);
        const offers = line.offers.flatMap((offer) => offer ?? []);
        return (
          <li key={line.id} className={classes.item}>
            <div className={classes.head}>
              <b>{line.name}</b>
              <span className="dimmed">
                {showQuantity(decimal(line.need), showUnit(line.unit))}
                {line.plannedPrice && ` · ${say('plan', 'план')} ${showPrice(line.plannedPrice)}`}
              </span>
              <LineCoverage
                line={line}
                texts={own}
                tolerancePct={tolerancePct}
                onRelease={
                  readOnly ? undefined : (kept) => act({ kind: 'type', lineId: line.id, key: kept.key, text: '' })
                }
              />
            </div>
            {offers.length === 0 && <p className="dimmed">{say('No offers', 'Никто не предложил')}</p>}
            <ul className={classes.offers}>
              {offers.sort(byDelta).map((offer) => (
                <OfferRow
                  key={offer.key}
                  line={line}
                  offer={offer}
                  row={row}
                  text={own[offer.key] ?? ''}
                  told={told[line.id]?.[offer.key]}
                  readOnly={readOnly}
                  act={act}
                />
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

const byDelta = (one: { delta: string | null }, other: { delta: string | null }) =>
  Number(one.delta ?? Number.MAX_SAFE_INTEGER) - Number(other.delta ?? Number.MAX_SAFE_INTEGER);
