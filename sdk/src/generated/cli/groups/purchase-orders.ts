// Made by `npm run gen sdk` from sdk/openapi.json.
import type { DescribedOperation } from '../../../cli/operations/described-operation.ts';

export const operations: Readonly<Record<string, DescribedOperation>> = {
  'list-orders': {
    call: 'listOrders',
    kind: 'list',
    summary: 'List orders to suppliers',
    about:
      'Each with its totals and the day of the next delivery. `late=true` finds what should have come by now, by the portal’s own clock; `invoicing` says how far orders are invoiced, and `invoicedAboveReceived=true` finds those of which more is invoiced than has come.',
    scopes: ['supplier_documents.read', 'documents.read'],
    path: [],
    query: {
      limit: { kind: 'number', words: 'Page size, 1 to 200; more is lowered to 200' },
      cursor: {
        kind: 'text',
        words: 'Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours',
      },
      sort: {
        kind: 'text',
        words:
          'Up to 3 of id, number, grossAmount, expectedDate, sentAt, createdAt, updatedAt; `-` before descending ones',
      },
      includeTotal: { kind: 'boolean', words: 'Adds `meta.total`, exact to 10 000' },
      fields: { kind: 'text', words: 'Up to 50 paths to keep; `id` and `version` always stay' },
      expand: { kind: 'text', words: 'Up to 5 of nothing here yet' },
      search: {
        kind: 'text',
        words:
          'At least 2 characters, looked for in numbers of the order and its requisition, names and articles of lines, comment and terms, supplier and its taxpayer number. Words in any order and form, their beginnings and parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.',
      },
      id: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      number: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin', 'contains', 'startsWith'] },
      procurementId: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      counterpartyId: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      supplierId: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      responsibleId: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin', 'isNull'] },
      currency: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin', 'contains', 'startsWith'] },
      deliveryWarehouseId: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin', 'isNull'] },
      grossAmount: { kind: 'text', operators: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'] },
      invoicing: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      invoicedAmount: { kind: 'text', operators: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'] },
      expectedDate: { kind: 'text', operators: ['eq', 'gt', 'gte', 'lt', 'lte', 'isNull'] },
      status: { kind: 'text', operators: ['eq', 'ne', 'in', 'nin'] },
      sentAt: { kind: 'text', operators: ['gt', 'gte', 'lt', 'lte', 'isNull'] },
      createdAt: { kind: 'text', operators: ['gt', 'gte', 'lt', 'lte'] },
      updatedAt: { kind: 'text', operators: ['gt', 'gte', 'lt', 'lte'] },
      late: { kind: 'text', operators: ['eq'] },
      invoicedAboveReceived: { kind: 'text', operators: ['eq'] },
      leftAmount: { kind: 'text', operators: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'] },
    },
  },
  'export-many-purchase-order': {
    call: 'exportManyPurchaseOrder',
    kind: 'download',
    isWrite: true,
    summary: 'Order to a supplier: export many',
    about:
      'Up to 200 records as files in one ZIP. All of them and the template are found before the first byte; then each is made while the archive is sent. Of files with the same name the later have a number.',
    scopes: ['supplier_documents.read', 'documents.read', 'customer_documents.read'],
    path: [],
    body: {
      ids: { kind: 'list', words: 'Records', isRequired: true },
      format: { kind: 'text', values: ['docx', 'xlsx', 'pdf'], words: 'Format of the file', isRequired: true },
      templateId: { kind: 'text', words: 'Template; the default unless given' },
      forCustomer: { kind: 'boolean', words: 'Without anything internal' },
    },
  },
  'create-orders': {
    call: 'createOrders',
    kind: 'call',
    isWrite: true,
    summary: 'Make orders of a requisition',
    about:
      'Drafts of what was accepted from suppliers, is in no order and has not come: one for each supplier, apart for currencies and ways of VAT, or those of `supplierId` alone. Prices are those of the decisions. A decision is in one order at a time, so a repeat finds nothing left (`nothing_to_order`). A supplier without the qualification that the company asks for is warned of, or refused (`supplier_not_qualified`).',
    scopes: ['supplier_documents.write'],
    path: [],
    body: {
      requisitionId: { kind: 'text', words: 'Requisition', isRequired: true },
      supplierId: { kind: 'text', isNullable: true, words: 'Supplier; all that were accepted unless given' },
    },
  },
  'get-order': {
    call: 'getOrder',
    kind: 'call',
    summary: 'Get an order to a supplier',
    about:
      'With its lines, what has come of each, all answers of the supplier, each time it was sent, and what the caller may ask for now.',
    scopes: ['supplier_documents.read', 'documents.read'],
    path: ['id'],
  },
  'update-order': {
    call: 'updateOrder',
    kind: 'call',
    isWrite: true,
    summary: 'Change an order to a supplier',
    about:
      'A draft; what was sent is revised first (`order_frozen`), but for who is responsible. Fields left out stay, null clears. `lines` is the whole list: a line is named by its decision, those not named go, and a decision of the same supplier, currency and way of VAT that is in no order joins. No more is ordered than was decided (`over_ordered`), at the price decided now.',
    scopes: ['supplier_documents.write'],
    path: ['id'],
    body: {
      sellerProfileId: {
        kind: 'text',
        isNullable: true,
        words: 'Our party. The default seller profile when the order is made.',
      },
      responsibleId: { kind: 'text', isNullable: true, words: 'Responsible' },
      deliveryWarehouseId: { kind: 'text', isNullable: true, words: 'Warehouse' },
      deliveryAddress: { kind: 'text', isNullable: true, words: 'Delivery address' },
      deliveryTerms: { kind: 'text', isNullable: true, words: 'Terms of delivery' },
      paymentTerms: { kind: 'text', isNullable: true, words: 'Terms of payment' },
      comment: { kind: 'text', isNullable: true, words: 'Words to the supplier' },
      lines: { kind: 'json', words: 'Lines, the whole list' },
      version: { kind: 'number', words: 'Version' },
    },
  },
  'delete-order': {
    call: 'deleteOrder',
    kind: 'call',
    isWrite: true,
    summary: 'Delete a draft of an order',
    about:
      'A draft that was never sent, with no files and no comments; what was for it may be ordered anew. Any other is cancelled instead (`order_sent`).',
    scopes: ['supplier_documents.delete'],
    path: ['id'],
  },
  'cancel-order': {
    call: 'cancelOrder',
    kind: 'call',
    isWrite: true,
    summary: 'Cancel an order to a supplier',
    about:
      'With a reason, which its supplier is told where the order went out by letter. What it was for may be ordered anew. Refused once goods have come (`order_receiving`): such an order is closed. Cancelling again changes nothing.',
    scopes: ['supplier_documents.write'],
    path: ['id'],
    body: { reason: { kind: 'text', words: 'Why', isRequired: true } },
  },
  'close-order': {
    call: 'closeOrder',
    kind: 'call',
    isWrite: true,
    summary: 'Close an order to a supplier',
    about:
      'One that was received; or received in part, with a `reason`: nothing more is waited for, and what has not come may be ordered anew. Closing again changes nothing.',
    scopes: ['supplier_documents.write'],
    path: ['id'],
    body: { reason: { kind: 'text', words: 'Why' } },
  },
  'explain-purchase-order': {
    call: 'explainPurchaseOrder',
    kind: 'call',
    summary: 'Order to a supplier: explain a figure',
    about:
      'What a computed figure was made of: values that were read, each with its record, and the formulas that make the figure of them, to the last digit. Who may not see the figure, or what it is made of, is refused.',
    scopes: ['supplier_documents.read', 'documents.read'],
    path: ['id'],
    query: {
      field: {
        kind: 'text',
        values: [
          'netAmount',
          'vatAmount',
          'grossAmount',
          'invoicedAmount',
          'paidAmount',
          'leftAmount',
          'lines.lineAmount',
          'lines.netAmount',
          'lines.vatAmount',
          'lines.grossAmount',
          'lines.leftQuantity',
        ],
        words: 'Figure, by its place in the record',
        isRequired: true,
      },
      lineId: { kind: 'text', words: 'Line, for figures of lines' },
    },
  },
  'export-purchase-order': {
    call: 'exportPurchaseOrder',
    kind: 'download',
    summary: 'Order to a supplier: export',
    about:
      'The record as a file, by the default template of its kind or the one named; `export-options` lists them. A Word file makes `docx` alone; where it is the default, other formats are made by the built-in layout. What the caller may not see stays empty; with `forCustomer` costs, margins and suppliers stay empty whatever the caller may see.',
    scopes: ['supplier_documents.read', 'documents.read', 'customer_documents.read'],
    path: ['id'],
    query: {
      format: { kind: 'text', values: ['docx', 'xlsx', 'pdf'], words: 'Format; `docx` unless given' },
      templateId: { kind: 'text', words: 'Template; the default unless given' },
      forCustomer: { kind: 'boolean', words: 'Without anything internal' },
    },
  },
  'record-answer': {
    call: 'recordAnswer',
    kind: 'call',
    isWrite: true,
    summary: 'Record what a supplier said of an order',
    about:
      'What was said by phone: `confirm` takes the order as it stands, but for the named `lines`; `decline` takes a `reason`. It replaces an earlier answer to this revision, which stays in `answers`. Refused once goods have come (`order_receiving`).',
    scopes: ['supplier_documents.write'],
    path: ['id'],
    body: {
      answer: { kind: 'text', values: ['confirm', 'decline'], words: 'What was said', isRequired: true },
      name: { kind: 'text', words: 'Name of who answers' },
      reason: { kind: 'text', words: 'Why it is declined' },
      lines: { kind: 'json', words: 'Lines that are not simply confirmed as ordered' },
      comment: { kind: 'text', words: 'Comment' },
    },
  },
  'revise-order': {
    call: 'reviseOrder',
    kind: 'call',
    isWrite: true,
    summary: 'Begin a new revision of an order',
    about:
      'What was sent becomes a draft of the next revision, to be changed and sent again; its supplier confirms anew. Answers stay in `answers` under the revision they were given to, and by its link nothing more is taken (`order_revised`). Refused once goods have come (`order_receiving`).',
    scopes: ['supplier_documents.write'],
    path: ['id'],
  },
  'send-order': {
    call: 'sendOrder',
    kind: 'call',
    isWrite: true,
    summary: 'Send an order to its supplier',
    about:
      'A draft whose lines are all decided (`over_ordered`). It is printed as PDF, by the default template or by `templateId`, a layout of blocks of this kind; the file stays with the order. By `email` a letter with the link and the PDF goes to each of `to`; by `link` nothing leaves, and the link is to be passed on. The requisition waits for its delivery. A revision that was sent may be sent again while its supplier may answer: each time is kept in `sendings` with a link of its own. The same within a minute is the same click and changes nothing.',
    scopes: ['supplier_documents.write'],
    path: ['id'],
    body: {
      channel: { kind: 'text', values: ['email', 'link'], words: 'How it is sent; by letter unless given' },
      to: { kind: 'list', words: 'To whom; the contact of the supplier unless given' },
      templateId: { kind: 'text', words: 'Template; the default unless given' },
      subject: { kind: 'text', words: 'Subject of the letter' },
      message: { kind: 'text', words: 'Message' },
    },
  },
  'get-order-link': {
    call: 'getOrderLink',
    kind: 'call',
    summary: "Get a supplier's link to an order",
    about:
      'The link of one sending, to be passed on in another way. Whoever has it answers in the name of the supplier. Once the order was revised, it says no more than that.',
    scopes: ['supplier_documents.write'],
    path: ['id', 'sendingId'],
  },
};
