import { Drawer } from '@mantine/core';
import { say } from '../../kit/say.ts';
import { DiscussionPanel } from './discussion-panel.tsx';
import type { Discussed } from './queries.ts';

/** What people say of a record, beside its page. */
export const DiscussionDrawer = ({ onClose, ...discussed }: Discussed & { onClose(): void }) => (
  <Drawer opened onClose={onClose} position="right" size={460} title={say('Discussion', 'Обсуждение')}>
    <DiscussionPanel {...discussed} />
  </Drawer>
);
