// Made by `npm run gen sdk` from sdk/openapi.json.
import type { DescribedOperation } from '../../../cli/operations/described-operation.ts';

export const operations: Readonly<Record<string, DescribedOperation>> = {
  'list-returns': {
    call: 'listReturns',
    kind: 'list',
    summary: 'List returns to suppliers',
    about: 'Each with its lines. `status=awaiting_credit` finds what suppliers still owe for.',
    scopes: ['purchase_requisitions.read'],
    path: [],
    query: {
      limit: { kind: 'number', words: 'Page size, 1 to 200; more is lowered to 200' },
      cursor: {
        kind: 'text',
        words: 'Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours',
      },
      sort: {
        kind: 'text',
        words: 'Up to 3 of id, number, returnedAt, creditDate, createdAt, updatedAt; `-` before descending ones',
      },
      includeTotal: { kind: 'boolean', words: 'Adds `meta.total`, exact to 10 000' },
      fields: { kind: 'text', words: 'Up to 50 paths to keep; `id` and `version` always stay' },
      expand: { kind: 'text', words: 'Up to 5 of nothing here yet' },
      search: {
        kind: 'text',
        words:
          'At least 2 characters, looked for in numbers of the return, its receipt, requisition and credit note, names and articles of lines, comment, supplier and its taxpayer number. Words in any order and form, their beginnings and parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.',
      },
      id: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      number: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin', 'contains', 'startsWith'] },
      receiptId: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      procurementId: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      supplierId: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      counterpartyId: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      warehouseId: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      returnedAt: { kind: 'text', operators: ['gt', 'gte', 'lt', 'lte'] },
      reason: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      expectsReplacement: { kind: 'text', operators: ['eq'] },
      currency: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin', 'contains', 'startsWith'] },
      status: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      creditDate: { kind: 'text', operators: ['eq', 'gt', 'gte', 'lt', 'lte', 'isNull'] },
      creditUsed: { kind: 'text', operators: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'isNull'] },
      createdAt: { kind: 'text', operators: ['gt', 'gte', 'lt', 'lte'] },
      updatedAt: { kind: 'text', operators: ['gt', 'gte', 'lt', 'lte'] },
    },
  },
  'create-return': {
    call: 'createReturn',
    kind: 'call',
    isWrite: true,
    summary: 'Return goods to their supplier',
    about:
      'Goods of one receipt that one supplier delivered, all of them or a part: no more of a line than was received and has not gone back yet (`over_return`). They leave the stock, `receivedQuantity` of the requisition and of the order falls, `returnedQuantity` grows, and the supplier owes for them by the prices that were decided. Unless a replacement is expected they are closed short, and the budget is committed to less. The supplier is not written to.',
    scopes: ['purchase_requisitions.write'],
    path: [],
    body: {
      receiptId: { kind: 'text', words: 'Receipt', isRequired: true },
      reason: {
        kind: 'text',
        values: ['defective', 'damaged', 'wrong_item', 'surplus', 'expired', 'other'],
        words: 'Reason',
        isRequired: true,
      },
      supplierId: { kind: 'text', words: 'Supplier. Needed where the receipt names none.' },
      warehouseId: { kind: 'text', words: 'Warehouse. The one of the receipt unless given.' },
      returnedAt: { kind: 'text', words: 'Returned. Now unless given; not before the receipt.' },
      comment: { kind: 'text', isNullable: true, words: 'What is wrong' },
      expectsReplacement: {
        kind: 'boolean',
        words:
          'Replacement is expected. The requisition waits for the goods again; otherwise the quantity is closed short.',
      },
      lines: { kind: 'json', words: 'What goes back', isRequired: true },
    },
  },
  'export-many-supplier-return': {
    call: 'exportManySupplierReturn',
    kind: 'download',
    isWrite: true,
    summary: 'Return to a supplier: export many',
    about:
      'Up to 200 records as files in one ZIP. All of them and the template are found before the first byte; then each is made while the archive is sent. Of files with the same name the later have a number.',
    scopes: ['purchase_requisitions.read', 'customer_documents.read'],
    path: [],
    body: {
      ids: { kind: 'list', words: 'Records', isRequired: true },
      format: { kind: 'text', values: ['docx', 'xlsx', 'pdf'], words: 'Format of the file', isRequired: true },
      templateId: { kind: 'text', words: 'Template; the default unless given' },
      forCustomer: { kind: 'boolean', words: 'Without anything internal' },
    },
  },
  'get-return': {
    call: 'getReturn',
    kind: 'call',
    summary: 'Get a return to a supplier',
    about: 'With its lines. What is owed for them is shown to who may see costs of the catalog.',
    scopes: ['purchase_requisitions.read'],
    path: ['id'],
  },
  'cancel-return': {
    call: 'cancelReturn',
    kind: 'call',
    isWrite: true,
    summary: 'Cancel a return to a supplier',
    about:
      'The goods are in the stock again by opposite movements, and the requisition and the order have received them. A return that was credited is cancelled once its credit is withdrawn.',
    scopes: ['purchase_requisitions.write'],
    path: ['id'],
    body: { reason: { kind: 'text', words: 'Why it is cancelled', isRequired: true } },
  },
  'record-credit': {
    call: 'recordCredit',
    kind: 'call',
    isWrite: true,
    summary: 'Record the credit for a return',
    about:
      'The credit note of the supplier: its number, its date and its sum with VAT in the currency of the return. Its budget has so much less invoiced; invoices for the goods that are not paid owe so much less, and what is left stands for later invoices of the supplier (`creditUsed`).',
    scopes: ['supplier_documents.write', 'finance.write'],
    path: ['id'],
    body: {
      number: { kind: 'text', words: 'Number of the credit note', isRequired: true },
      date: { kind: 'text', words: 'Date of the credit note', isRequired: true },
      amount: { kind: 'text', words: 'Sum with VAT', isRequired: true },
    },
  },
  'export-supplier-return': {
    call: 'exportSupplierReturn',
    kind: 'download',
    summary: 'Return to a supplier: export',
    about:
      'The record as a file, by the default template of its kind or the one named; `export-options` lists them. A Word file makes `docx` alone; where it is the default, other formats are made by the built-in layout. What the caller may not see stays empty; with `forCustomer` costs, margins and suppliers stay empty whatever the caller may see.',
    scopes: ['purchase_requisitions.read', 'customer_documents.read'],
    path: ['id'],
    query: {
      format: { kind: 'text', values: ['docx', 'xlsx', 'pdf'], words: 'Format; `docx` unless given' },
      templateId: { kind: 'text', words: 'Template; the default unless given' },
      forCustomer: { kind: 'boolean', words: 'Without anything internal' },
    },
  },
  'withdraw-credit': {
    call: 'withdrawCredit',
    kind: 'call',
    isWrite: true,
    summary: 'Withdraw the credit for a return',
    about:
      'It was entered by mistake: the supplier owes for the goods again. What invoices have used of it is taken off them first (`credit_used`).',
    scopes: ['supplier_documents.write', 'finance.write'],
    path: ['id'],
  },
};
