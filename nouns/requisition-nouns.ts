import { reorderPoint } from './reorder-point.ts';
import { requisition } from './requisition.ts';
import { requisitionLine } from './requisition-line.ts';
import { requisitionSupplier } from './requisition-supplier.ts';
import { requisitionTemplate } from './requisition-template.ts';
import { requisitionTemplateRun } from './requisition-template-run.ts';

/** What is needed, once or again and again: requisitions with their lines, templates and their days, reorder points. */
export const requisitionNouns = [
  requisitionLine,
  requisitionSupplier,
  requisition,
  requisitionTemplate,
  requisitionTemplateRun,
  reorderPoint,
] as const;
