import type { Fault } from '../../sabotaged-connector.ts';

/** Faults planted in the connector: its judge has to notice each. */
export const faults: readonly Fault[] = [
  { name: 'letters cut between chunks', file: 'xml/decode.ts', from: ', { stream: true }', to: '' },
  { name: 'the declared encoding overlooked', file: 'xml/decode.ts', from: "(declared ?? 'utf-8')", to: "'utf-8'" },
  { name: 'the coefficient of a price overlooked', file: 'map/decimal-of.ts', from: '.div(dividedBy)', to: '' },
  {
    name: 'variants mistaken for products',
    file: 'map/offer.ts',
    from: ".split('#')",
    to: '.split(undefined as never)',
  },
  { name: 'deletions overlooked', file: 'map/told.ts', from: "isTrue(textOf(node, 'ПометкаУдаления')) ||", to: '' },
  { name: 'the tree of groups flattened', file: 'map/groups.ts', from: ', told.externalId)', to: ', null)' },
  {
    name: 'an unknown unit guessed to be pieces',
    file: 'map/unit-of.ts',
    from: 'if (known) return known;',
    to: "return known ?? '796';",
  },
  {
    name: 'a document type let through',
    file: 'xml/read-nodes.ts',
    from: 'parser.ondoctype = () => {',
    to: 'parser.onready = () => {',
  },
  {
    name: 'any depth let through',
    file: 'xml/read-nodes.ts',
    from: 'if (path.length > limits.depth) throw tooMuch();',
    to: '',
  },
  { name: 'changes taken for a full upload', file: 'xml/read-nodes.ts', from: "=== 'false'", to: "!== 'true'" },
  {
    name: 'a cut file taken for a whole one',
    file: 'xml/read-nodes.ts',
    from: 'parser.close();\n      if (path.length > 0)',
    to: 'if (path.length < 0)',
  },
  {
    name: 'letters lost in windows-1251',
    file: 'xml/encoded.ts',
    from: 'onlyOf1251(xml), encoding',
    to: 'xml, encoding',
  },
  {
    name: 'buyer and seller exchanged',
    file: 'write-orders.ts',
    from: "['Роль', 'Покупатель']",
    to: "['Роль', 'Продавец']",
  },
  {
    name: 'accounts lost on the way out',
    file: 'write-party.ts',
    from: 'party.accounts.map(accountOf)',
    to: 'null',
  },
  { name: 'KPP written for INN', file: 'write-party.ts', from: "['ИНН', party.inn]", to: "['ИНН', party.kpp]" },
  { name: 'counterparties overlooked', file: 'xml/places.ts', from: "'Контрагенты/Контрагент',", to: '' },
  {
    name: 'a postal address taken for an e-mail',
    file: 'map/reach.ts',
    from: '/почт|mail/.test(kind) && email.test(value)) reach.email ??=',
    to: '/почт|mail/.test(kind)) reach.email =',
  },
  { name: 'addresses in parts overlooked', file: 'map/reach.ts', from: 'parts.length > 0', to: 'parts.length < 0' },
  {
    name: 'a KPP given to a person',
    file: 'map/counterparty.ts',
    from: 'inn?.length === innOfPerson ? undefined :',
    to: '',
  },
  {
    name: 'spaces left in numbers',
    file: 'map/counterparty.ts',
    from: "text?.replace(/[\\s\\u00a0-]/g, '')",
    to: 'text',
  },
  { name: 'a reason in several lines', file: 'protocol.ts', from: "text.replace(/\\s+/g, ' ')", to: 'text' },
  { name: 'bombs unpacked', file: 'unpack.ts', from: 'if (dense ||', to: 'if (' },
  { name: 'links unpacked', file: 'unpack.ts', from: 'if (isLink ||', to: 'if (' },
];
