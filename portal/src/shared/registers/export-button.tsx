import { Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { say } from '../../kit/say.ts';
import { ExportMenu } from '../files/export-menu.tsx';
import { useMe } from '../session/me.ts';
import { keptLayout } from './kept-layout.ts';
import { registerAt } from './register-at.ts';
import { registersQuery } from './registers-query.ts';
import { saveRegister } from './save-register.ts';

const LayoutDialog = lazy(async () => ({ default: (await import('./layout-dialog.tsx')).LayoutDialog }));

/** All that the list of this address holds, as a file; nothing where it is no register, or may not be exported. */
export function ExportButton({ address }: { address: string }) {
  const { portal = '' } = useParams({ strict: false });
  const { user } = useMe();
  const { data = [] } = useQuery(registersQuery);
  const [choosing, setChoosing] = useState(false);
  const register = registerAt(address, data);
  if (!register) return null;
  const save = (format: 'xlsx' | 'csv') => saveRegister(portal, register, format, keptLayout(user.id, register));
  const hasLines = register.lineColumns.length > 0;
  return (
    <>
      <ExportMenu
        formats={['xlsx', 'csv']}
        save={save}
        more={
          <Menu.Item onClick={() => setChoosing(true)}>
            {hasLines ? say('Rows and columns…', 'Строки и столбцы…') : say('Columns…', 'Столбцы…')}
          </Menu.Item>
        }
      />
      {choosing && (
        <Suspense>
          <LayoutDialog register={register} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}
