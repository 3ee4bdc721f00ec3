import { childrenOf, textOf, type XmlNode } from '../xml/node.ts';

/** A requisite by its name: what a record tells beside its own elements. */
export const requisite = (node: XmlNode, name: string): string | undefined =>
  textOf(
    childrenOf(node, 'ЗначенияРеквизитов', 'ЗначениеРеквизита').find((one) => textOf(one, 'Наименование') === name),
    'Значение',
  );
