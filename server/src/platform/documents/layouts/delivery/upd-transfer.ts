import type { LayoutBlock } from '../../../../../../nouns/document-layout.ts';
import { below, carriedInShort, type FormRow, gap, lined, row, rowOf, said } from './form-cells.ts';

const centred = { align: 'center' } as const;
const low = { valign: 'bottom' } as const;
const zone = { border: 'R' } as const;

const item = (number: string) => said(1, `[${number}]`, { align: 'right', valign: 'bottom' });

/** What was handed over stands on the left, what was received on the right of a thick line. */
const halves = (left: FormRow['cells'], right: FormRow['cells']) => row(...left, said(1, '', zone), gap(1), ...right);

const signed = (position: string, name: string, number: string) => [
  lined(1, position, centred),
  gap(1),
  lined(1),
  gap(1),
  lined(1, name, centred),
  item(number),
];

const captions = [below(1, '(должность)'), gap(1), below(1, '(подпись)'), gap(1), below(1, '(ф.и.о.)'), gap(1)];

const label = (text: string, looks = {}) => said(6, text, { ...low, ...looks });

const dated = (text: string, number: string) => [
  said(1, text, low),
  lined(4, '«____» ______________ 20____ года', centred),
  item(number),
];

const written = (text: string, number: string) => [lined(5, text), item(number)];

const captioned = (text: string) => [below(5, text), gap(1)];

const rows: FormRow[] = [
  row(
    said(2, 'Основание передачи (сдачи) / получения (приемки)', low),
    lined(11, '{document.basisName}[[ № {document.basisNumber}]][[ от {document.basisDate|date:dd.MM.yyyy}]]'),
    item('8'),
  ),
  row(gap(2), below(11, '(договор; доверенность и др.)'), gap(1)),
  row(said(2, 'Данные о транспортировке и грузе', low), lined(11, carriedInShort), item('9')),
  row(
    gap(2),
    below(
      11,
      '(транспортная накладная, поручение экспедитору, экспедиторская / складская расписка и др. / масса нетто / брутто груза, если не приведены ссылки на транспортные документы, содержащие эти сведения)',
    ),
    gap(1),
  ),
  halves(
    [label('Товар (груз) передал / услуги, результаты работ, права сдал')],
    [label('Товар (груз) получил / услуги, результаты работ, права принял')],
  ),
  halves(
    signed('{seller.signatoryPosition}', '{seller.signatoryName}', '10'),
    signed('{document.recipientPosition}', '{document.recipientName}', '15'),
  ),
  halves(captions, captions),
  halves(dated('Дата отгрузки, передачи (сдачи)', '11'), dated('Дата получения (приемки)', '16')),
  halves([label('Иные сведения об отгрузке, передаче')], [label('Иные сведения о получении, приемке')]),
  halves(written('{document.comment}', '12'), written('', '17')),
  halves(
    captioned('(ссылки на неотъемлемые приложения, сопутствующие документы, иные документы и т.п.)'),
    captioned(
      '(информация о наличии/отсутствии претензии; ссылки на неотъемлемые приложения, и другие документы и т.п.)',
    ),
  ),
  halves(
    [label('Ответственный за правильность оформления факта хозяйственной жизни')],
    [label('Ответственный за правильность оформления факта хозяйственной жизни')],
  ),
  halves(signed('{seller.signatoryPosition}', '{seller.signatoryName}', '13'), signed('', '', '18')),
  halves(captions, captions),
  halves(
    [label('Наименование экономического субъекта – составителя документа (в т.ч. комиссионера / агента)')],
    [label('Наименование экономического субъекта – составителя документа')],
  ),
  halves(
    written('{seller.legalName}[[, ИНН {seller.inn}]][[, КПП {seller.kpp}]]', '14'),
    written('{customer.legalName}[[, ИНН {customer.inn}]][[, КПП {customer.kpp}]]', '19'),
  ),
  halves(
    captioned('(может не заполняться при проставлении печати в М.П., может быть указан ИНН / КПП)'),
    captioned('(может не заполняться при проставлении печати в М.П., может быть указан ИНН / КПП)'),
  ),
  rowOf(
    { height: 6 },
    said(6, 'М.П.', { ...low, align: 'left' }),
    said(1, '', zone),
    gap(1),
    said(6, 'М.П.', { ...low, align: 'left' }),
  ),
];

/** The transfer of the goods: who handed over, who received, on what ground. */
export const updTransfer: LayoutBlock = {
  ...{ type: 'grid', widths: '50 2 38 2 42 8 2 2 50 2 38 2 42 8', size: 6, isKeptTogether: true },
  rows,
};
