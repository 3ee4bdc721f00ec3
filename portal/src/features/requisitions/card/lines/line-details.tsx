import { showQuantity } from '../../../../kit/format.ts';
import { say } from '../../../../kit/say.ts';
import { reorderWords } from '../../../../shared/recurring/reorder-words.ts';
import { type RequisitionLine, usePipeline } from '../../queries.ts';

/** Article, specification, and what else the company keeps on lines. */
export function LineDetails({ line }: { line: RequisitionLine }) {
  const { sku, specification, reorder, productFields } = line;
  const { productFields: known } = usePipeline();
  const own = known.flatMap(({ key, label }) => {
    const value = productFields[key];
    if (value === true) return [label];
    return typeof value === 'string' && value !== '' ? [`${label}: ${value}`] : [];
  });
  const shown = [sku, specification, reorder && reorderWords(reorder), ...stockWords(line), ...own]
    .filter(Boolean)
    .join(' · ');
  return shown ? <small className="dimmed">{shown}</small> : null;
}

/** What stock does for the line. */
const stockWords = ({ reservedQuantity, fromStockQuantity }: RequisitionLine) => [
  reservedQuantity !== '0' && `${say('reserved in stock', 'в резерве на складе')} ${showQuantity(reservedQuantity)}`,
  fromStockQuantity !== '0' && `${say('issued from stock', 'выдано со склада')} ${showQuantity(fromStockQuantity)}`,
];
