import { reorderWords } from '../../../../shared/recurring/reorder-words.ts';
import { type RequisitionLine, usePipeline } from '../../queries.ts';

/** Article, specification, and what else the company keeps on lines. */
export function LineDetails({ line: { sku, specification, reorder, productFields } }: { line: RequisitionLine }) {
  const { productFields: known } = usePipeline();
  const own = known.flatMap(({ key, label }) => {
    const value = productFields[key];
    if (value === true) return [label];
    return typeof value === 'string' && value !== '' ? [`${label}: ${value}`] : [];
  });
  const shown = [sku, specification, reorder && reorderWords(reorder), ...own].filter(Boolean).join(' · ');
  return shown ? <small className="dimmed">{shown}</small> : null;
}
