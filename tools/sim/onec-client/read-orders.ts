import sax from 'sax';
import type { Judge } from './judge.ts';

/** A document as 1C reads it. */
interface ReadOrder {
  id: string;
  number: string;
  revision: string;
  operation: string;
  role: string;
  currency: string;
  amount: string;
  deleted: boolean;
  supplier: Record<string, string>;
  /** Kind and value of what the supplier is reached by. */
  reach: Record<string, string>;
  address: string;
  accounts: Array<{ number: string; bik: string }>;
  lines: Array<Record<string, string>>;
  requisites: Record<string, string>;
}

interface Node {
  name: string;
  text: string;
  children: Node[];
}

function parse(xml: string): Node {
  const parser = sax.parser(true);
  const root: Node = { name: '', text: '', children: [] };
  const open = [root];
  parser.onopentag = ({ name }) => {
    const node = { name, text: '', children: [] };
    open.at(-1)?.children.push(node);
    open.push(node);
  };
  parser.ontext = (text) => {
    const node = open.at(-1);
    if (node) node.text += text;
  };
  parser.onclosetag = () => void open.pop();
  parser.write(xml).close();
  return root;
}

/** Nothing where it is no XML. */
function parsed(xml: string): Node | undefined {
  try {
    return parse(xml);
  } catch {
    return undefined;
  }
}

const child = (node: Node | undefined, name: string) => node?.children.find((one) => one.name === name);
const text = (node: Node | undefined, name: string) => child(node, name)?.text.trim() ?? '';
const flat = (node: Node | undefined) =>
  Object.fromEntries((node?.children ?? []).map((one) => [one.name, one.text.trim()]));

/** Reads documents strictly: what 1C would stumble over is a complaint (CM-24). */
export function readOrders(xml: string, judge: Judge): ReadOrder[] {
  const root = child(parsed(xml), 'КоммерческаяИнформация');
  judge.hold('CM-24', root !== undefined, 'the root is not КоммерческаяИнформация');
  return (root?.children ?? [])
    .flatMap((one) => (one.name === 'Контейнер' ? one.children : [one]))
    .filter(({ name }) => name === 'Документ')
    .map((document) => {
      for (const name of ['Ид', 'Номер', 'Дата', 'Время', 'ХозОперация', 'Роль', 'Валюта', 'Курс', 'Сумма'])
        judge.hold('CM-24', text(document, name) !== '', `a document has no ${name}`);
      judge.hold('CM-24', /^\d{4}-\d{2}-\d{2}$/.test(text(document, 'Дата')), `the day is «${text(document, 'Дата')}»`);
      judge.hold(
        'CM-24',
        /^\d{2}:\d{2}:\d{2}$/.test(text(document, 'Время')),
        `the time is «${text(document, 'Время')}»`,
      );
      const party = child(child(document, 'Контрагенты'), 'Контрагент');
      for (const name of ['Ид', 'Наименование', 'Роль'])
        judge.hold('CM-24', text(party, name) !== '', `a party has no ${name}`);
      const names = ['ОфициальноеНаименование', 'ПолноеНаименование'].filter((name) => text(party, name) !== '');
      judge.hold('CM-24', names.length === 1, `a party has ${names.length} full names`);
      const accounts = child(party, 'РасчетныеСчета')?.children ?? [];
      for (const one of accounts)
        judge.hold('CM-24', text(one, 'НомерСчета') !== '', 'an account of a party has no number');
      const lines = child(document, 'Товары')?.children ?? [];
      const sum = lines.reduce((all, line) => all + Number(text(line, 'Сумма')), 0);
      judge.hold(
        'CM-24',
        Math.abs(sum - Number(text(document, 'Сумма'))) < 0.01,
        'the lines do not add up to the document',
      );
      for (const line of lines) {
        const counted = Number(text(line, 'ЦенаЗаЕдиницу')) * Number(text(line, 'Количество'));
        judge.hold(
          'CM-24',
          Math.abs(counted - Number(text(line, 'Сумма'))) < 0.01,
          'price times quantity is not the sum of a line',
        );
      }
      return {
        id: text(document, 'Ид'),
        number: text(document, 'Номер'),
        revision: text(document, 'НомерВерсии'),
        operation: text(document, 'ХозОперация'),
        role: text(document, 'Роль'),
        currency: text(document, 'Валюта'),
        amount: text(document, 'Сумма'),
        deleted: text(document, 'ПометкаУдаления') === 'true',
        supplier: flat(party),
        reach: Object.fromEntries(
          (child(party, 'Контакты')?.children ?? []).map((one) => [text(one, 'Тип'), text(one, 'Значение')]),
        ),
        address: text(child(party, 'АдресРегистрации'), 'Представление'),
        accounts: accounts.map((one) => ({ number: text(one, 'НомерСчета'), bik: text(child(one, 'Банк'), 'БИК') })),
        lines: lines.map(flat),
        requisites: Object.fromEntries(
          (child(document, 'ЗначенияРеквизитов')?.children ?? []).map((one) => [
            text(one, 'Наименование'),
            text(one, 'Значение'),
          ]),
        ),
      };
    });
}
