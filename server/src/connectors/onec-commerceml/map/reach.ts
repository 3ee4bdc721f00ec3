import { childOf, childrenOf, textOf, type XmlNode } from '../xml/node.ts';

const longestAddress = 500;

/** An address in one line: as it is shown, or put together from its parts. */
export function addressOf(node: XmlNode, ...names: string[]): string | undefined {
  const [held] = names.flatMap((name) => childOf(node, name) ?? []);
  const parts = childrenOf(held, 'АдресноеПоле').flatMap((part) => textOf(part, 'Значение') ?? []);
  const shown = textOf(held, 'Представление') ?? (parts.length > 0 ? parts.join(', ') : textOf(held));
  return shown?.slice(0, longestAddress);
}

interface Reach {
  email?: string;
  phone?: string;
  website?: string;
}

const email = /^\S+@\S+\.\S+$/;

/** E-mail, phone and site among the contacts of somebody, the first of each; their kinds are written in many ways. */
export function reachOf(node: XmlNode | undefined): Reach {
  const reach: Reach = {};
  for (const contact of childrenOf(node, 'Контакты', 'Контакт')) {
    const kind = (textOf(contact, 'Тип') ?? textOf(contact, 'Вид') ?? '').toLowerCase();
    const value = textOf(contact, 'Значение') ?? textOf(contact, 'Представление');
    if (value === undefined) continue;
    if (/почт|mail/.test(kind) && email.test(value)) reach.email ??= value.slice(0, 254);
    else if (/телефон|phone/.test(kind)) reach.phone ??= value.slice(0, 60);
    else if (/сайт|web|www/.test(kind)) reach.website ??= value.slice(0, 500);
  }
  return reach;
}
