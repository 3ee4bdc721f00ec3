const ofMachines = 'tells those who look after integrations what a machine did; people read it line by line';
const talk = 'what people say to each other is read where it was said';
const ofOneRecord = 'the history of one record, which its page shows whole';

/** Lists that become no files here, each with the reason. */
export const notRegisters: Readonly<Record<string, string>> = {
  'audit.list-events': 'has an export of its own, which tells what each event has changed',
  'pending-writes.list-writes': 'what waits for a decision is decided one by one',
  'test-portals.list-letters': 'letters that were sent to nobody',
  'notices.list-notices': 'what one person is told',
  'registers.list-exports': 'files that have been made already',
  'comments.list-comment-versions': talk,
  'comments.list-comments': talk,
  'mailbox.list-messages': talk,
  'messenger.list-messages': talk,
  'catalog.list-assortment-products': 'rows of two nouns; the catalog is exported with its suppliers',
  'price-lists.list-item-prices': 'prices of one item side by side, which its page shows whole',
  'price-lists.list-versions': ofOneRecord,
  'price-lists.list-changes': ofOneRecord,
  'supplier-rfqs.list-history': ofOneRecord,
  'integration-api.list-supplier-quotes': 'the quotes of `supplier-quotes.list-quotes` with their lines inside',
  'reports.list-spend-records': 'lines of a figure of a report, which is exported with its own address',
  'integrations.list-logs': ofMachines,
  'integrations.list-receipts': ofMachines,
  'webhooks.list-deliveries': ofMachines,
  'webhooks.list-attempts': ofMachines,
};
