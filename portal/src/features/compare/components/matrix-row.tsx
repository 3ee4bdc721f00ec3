import { memo } from 'react';
import { showPrice, showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { showUnit } from '../../../kit/units.ts';
import type { Act } from '../hooks/use-sheet.ts';
import { decimal, micro, toKopecks } from '../model/exact.ts';
import type { Line } from '../model/matrix.ts';
import type { LineTexts } from '../model/quantities.ts';
import { LineCoverage } from './line-coverage.tsx';
import classes from './matrix.module.css';
import { OfferCell } from './offer-cell.tsx';

interface MatrixRowProps {
  line: Line;
  row: number;
  columnIds: readonly string[];
  texts: LineTexts;
  told: Readonly<Record<string, string>> | undefined;
  tolerancePct: bigint;
  readOnly: boolean;
  act: Act;
}

/** A line of the requisition across all suppliers. It is drawn again only when its own cells change. */
export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { line, row, columnIds, texts, told, tolerancePct, readOnly, act } = props;
  return (
    <tr data-row-index={row} aria-rowindex={row + 2}>
      <th scope="row" className={classes.item}>
        <span className={classes.position}>{row + 1}</span>
        <span className={classes.name} title={line.name}>
          {line.name}
        </span>
        <span className={classes.sku}>{line.sku}</span>
      </th>
      <td className={classes.need}>
        {showQuantity(decimal(line.need))} <span className="dimmed">{showUnit(line.unit)}</span>
      </td>
      <td className={classes.plan}>{showPlanned(line.plannedPrice)}</td>
      {line.offers.map((offer, column) =>
        offer ? (
          <OfferCell
            key={columnIds[column]}
            line={line}
            offer={offer}
            row={row}
            text={texts[offer.key] ?? ''}
            told={told?.[offer.key]}
            readOnly={readOnly}
            act={act}
          />
        ) : (
          <td key={columnIds[column]} className={classes.none}>
            {say('no price', 'нет цены')}
          </td>
        ),
      )}
      <td className={classes.coverage}>
        <LineCoverage
          line={line}
          texts={texts}
          tolerancePct={tolerancePct}
          onRelease={readOnly ? undefined : (kept) => act({ kind: 'type', lineId: line.id, key: kept.key, text: '' })}
        />
      </td>
    </tr>
  );
});

const showPlanned = (price: string | null) => (price === null ? '—' : showPrice(decimal(toKopecks(micro(price)))));
