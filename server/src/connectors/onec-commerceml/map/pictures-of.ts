import type { PictureRecord } from '../../../kernel/integrations/ports/exchange-record.ts';
import { childrenOf, textOf } from '../xml/node.ts';
import type { FoundNode } from '../xml/read-nodes.ts';
import { longestId, toldBy, Unreadable } from './told.ts';

const most = 30;

/** Pictures of a product (CM-10, CM-21), by the paths of their files. */
export function picturesOf(found: FoundNode): PictureRecord[] {
  if (!found.node.children.some(({ name }) => name === 'Картинка')) return [];
  const { externalId: productId, packageId, deleted } = toldBy(found);
  const paths = new Set(childrenOf(found.node, 'Картинка').flatMap((one) => pathOf(textOf(one)) ?? []));
  if (deleted) return [];
  return [...paths].slice(0, most).map((path) => {
    const externalId = `${productId}:${path}`;
    if (externalId.length > longestId)
      throw new Unreadable('The path of its picture is too long.', 'Путь к картинке слишком длинный.');
    return { kind: 'picture', externalId, packageId, deleted: false, productId, path };
  });
}

/** With slashes that lean one way, from the folder of the exchange on. */
const pathOf = (text: string | undefined) => text?.replaceAll('\\', '/').replace(/^(\.?\/)+/, '') || undefined;
