import type { GroupRecord } from '../../../kernel/integrations/ports/exchange-record.ts';
import { childrenOf, type XmlNode } from '../xml/node.ts';
import type { FoundNode } from '../xml/read-nodes.ts';
import { needed, toldBy } from './told.ts';

/** A group with all below it, from the top down (CM-20). */
export function groupsOf(found: FoundNode, parentId: string | null = null): GroupRecord[] {
  const told = toldBy(found);
  const group: GroupRecord = {
    kind: 'group',
    ...told,
    name: needed(found.node, 'Наименование').slice(0, 200),
    parentId,
  };
  const below = childrenOf(found.node, 'Группы', 'Группа') as XmlNode[];
  return [group, ...below.flatMap((node) => groupsOf({ ...found, node }, told.externalId))];
}
