import { Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { say } from '../../kit/say.ts';
import { ExportMenu } from '../files/export-menu.tsx';
import { useMe } from '../session/me.ts';
import { keptColumns } from './kept-columns.ts';
import { registerAt } from './register-at.ts';
import { registersQuery } from './registers-query.ts';
import { saveRegister } from './save-register.ts';

const ColumnsDialog = lazy(async () => ({ default: (await import('./columns-dialog.tsx')).ColumnsDialog }));

/** All that the list of this address holds, as a file; nothing where it is no register, or may not be exported. */
export function ExportButton({ address }: { address: string }) {
  const { portal = '' } = useParams({ strict: false });
  const { user } = useMe();
  const { data = [] } = useQuery(registersQuery);
  const [choosing, setChoosing] = useState(false);
  const register = registerAt(address, data);
  if (!register) return null;
  const save = (format: 'xlsx' | 'csv') => {
    const known = register.columns.map(({ path }) => path);
    return saveRegister(portal, register, format, keptColumns(user.id, register.list, known));
  };
  return (
    <>
      <ExportMenu
        formats={['xlsx', 'csv']}
        save={save}
        more={<Menu.Item onClick={() => setChoosing(true)}>{say('Columns…', 'Столбцы…')}</Menu.Item>}
      />
      {choosing && (
        <Suspense>
          <ColumnsDialog register={register} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}
