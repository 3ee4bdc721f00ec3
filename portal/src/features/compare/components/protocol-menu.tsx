import { Button, Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { FileCheck, FileSearch } from 'lucide-react';
import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { saveDocument } from '../../../shared/documents/save-document.ts';
import type { Comparison, Decisions } from '../model/answers.ts';
import { VerifyDialog } from './verify-dialog.tsx';

interface ProtocolMenuProps {
  procurementId: string;
  comparison: Comparison;
  accepted: Decisions['accepted'];
}

/** The protocol of what is decided: drawn up and saved as paper, with its digest; or one that somebody holds, to be checked. */
export function ProtocolMenu({ procurementId, comparison, accepted }: ProtocolMenuProps) {
  const [isVerifying, setVerifying] = useState(false);
  const draw = useMutation({
    async mutationFn() {
      const params = { path: { procurementId } };
      const { n } = await ask(api.POST('/api/v1/purchase-requisitions/{procurementId}/decision-protocol', { params }));
      await saveDocument({ kind: 'quote_minutes', id: procurementId, format: 'pdf' });
      tellDone(say(`Protocol No. ${n} is drawn up`, `Протокол решения № ${n} составлен`));
    },
  });
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<FileCheck size={16} />} loading={draw.isPending}>
            {say('Protocol of the decision', 'Протокол решения')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {accepted.length > 0 && (
            <Menu.Item leftSection={<FileCheck size={16} />} onClick={() => draw.mutate()}>
              {say('Draw up and save as PDF', 'Составить и скачать PDF')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<FileSearch size={16} />} onClick={() => setVerifying(true)}>
            {say('Check a protocol…', 'Проверить протокол…')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isVerifying && (
        <VerifyDialog
          procurementId={procurementId}
          names={namesOf(comparison, accepted)}
          onClose={() => setVerifying(false)}
        />
      )}
    </>
  );
}

/** What changes since a protocol are of: lines and quotes that are compared, and decisions. */
function namesOf({ lines }: Comparison, accepted: Decisions['accepted']) {
  const named = new Map(lines.map(({ itemId, name }) => [itemId, name]));
  const quoted = lines.flatMap(({ offers }) =>
    offers.map(({ quoteId, supplierName }) => [quoteId, supplierName] as const),
  );
  const decided = accepted.map(
    ({ id, procurementItemId, supplierName }) => [id, `${named.get(procurementItemId)} · ${supplierName}`] as const,
  );
  return new Map([...named, ...quoted, ...decided]);
}
