import type { Domain } from '../../platform/domain.ts';
import { hostsOf } from '../../platform/records/hosts-of.ts';
import { contractFigures } from './contract.figures.ts';
import { customerShown } from './customer-shown.ts';
import { getSalesInvoice } from './operations/get-sales-invoice.ts';
import { updateSalesInvoice } from './operations/update-sales-invoice.ts';
import { salesRoutes } from './sales.routes.ts';
import { salesApprovals } from './sales-approvals.ts';
import { salesInvoiceDocument } from './sales-invoice.document.ts';
import { salesInvoiceFigures } from './sales-invoice.figures.ts';
import { linesOfSalesInvoices } from './sales-invoice.lines.ts';
import { salesInvoice, salesInvoices } from './sales-invoice.ts';
import { markUndelivered } from './sending/mark-undelivered.ts';
import { salesSending } from './sending/sales-sending.ts';
import { turnedSalesSchedule } from './turned-sales.schedule.ts';

export const salesDomain: Domain = {
  entities: [salesInvoice, salesSending],
  approvalHosts: [salesApprovals],
  routes: salesRoutes,
  variableNamespaces: salesInvoiceDocument.variables,
  figureHosts: [salesInvoiceFigures, contractFigures],
  recordLines: [linesOfSalesInvoices],
  documentKinds: [salesInvoiceDocument],
  ...hostsOf(salesInvoices, { get: getSalesInvoice, update: updateSalesInvoice, hold: salesInvoices.lock }),
  schedules: [turnedSalesSchedule],
  reactions: [customerShown, markUndelivered],
};
