import type { DocumentLayout } from '../../../../nouns/document-layout.ts';
import { invalid } from '../../kernel/problems/errors.ts';
import { layoutFaults } from '../documents/layout-faults.ts';

/** Refuses a layout with filters that are not there or braces that are no placeholder, each at its place. */
export function refuseFaulty(layout: DocumentLayout): void {
  const faults = layoutFaults(layout, '/layout');
  if (faults.length > 0) throw invalid(faults);
}
