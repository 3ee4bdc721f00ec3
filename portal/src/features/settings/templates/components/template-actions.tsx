import { Button, Menu } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { Archive, ArchiveRestore, Copy, Ellipsis } from 'lucide-react';
import { say } from '../../../../kit/say.ts';
import { useMay } from '../../../../shared/session/me.ts';
import type { TemplateCard } from '../queries.ts';
import { useTemplateChange } from '../use-template-change.ts';

/** What may be done with a template as a whole. */
export function TemplateActions({ template }: { template: TemplateCard }) {
  const { id, isSystem, isDefault, status } = template;
  const { portal } = useParams({ from: '/$portal' });
  const change = useTemplateChange(template);
  const mayManage = useMay()('document_templates.manage');
  if (!mayManage) return null;
  const isActive = status === 'active';
  const copy = `/${portal}/settings/templates?create=true&from=${id}`;
  return (
    <>
      {isActive && (
        <Button
          variant={isSystem ? 'filled' : 'default'}
          leftSection={<Copy size={16} />}
          renderRoot={(props) => <Link {...props} to={copy as '/'} />}
        >
          {isSystem ? say('Copy, to change it', 'Скопировать, чтобы изменить') : say('Copy', 'Скопировать')}
        </Button>
      )}
      {isActive && !isSystem && !isDefault && (
        <Button variant="default" loading={change.isPending} onClick={() => change.mutate({ isDefault: true })}>
          {say('Make it the default', 'Сделать основным')}
        </Button>
      )}
      {!isSystem && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" px={9} aria-label={say('More actions', 'Ещё действия')}>
              <Ellipsis size={16} />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {isActive ? (
              <Menu.Item leftSection={<Archive size={16} />} onClick={() => change.mutate({ status: 'archived' })}>
                {say('Archive', 'В архив')}
              </Menu.Item>
            ) : (
              <Menu.Item leftSection={<ArchiveRestore size={16} />} onClick={() => change.mutate({ status: 'active' })}>
                {say('Restore', 'Восстановить')}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  );
}
