import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { logisticsObject as noun } from '../../../../../nouns/logistics-object.ts';
import { valueOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import { wordsOf } from '../../../shared/activity/words-of.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import { NotInUse } from '../components/not-in-use.tsx';
import { RecordDialog } from '../components/record-dialog.tsx';
import { RecordMenu } from '../components/record-menu.tsx';
import { RecordPage } from '../components/record-page.tsx';
import { usualTabs } from '../components/usual-tabs.tsx';
import { useGoing } from '../use-going.ts';
import { ObjectFacts } from './object-facts.tsx';
import { ObjectForm } from './object-form.tsx';
import { type LogisticsObject, objectQuery } from './queries.ts';

const from = '/$portal/logistics/objects/$id' as const;

export function ObjectPage() {
  const { portal, id } = useParams({ from });
  const { tab } = useSearch({ from });
  const may = useMay();
  return (
    <RecordPage
      entityType="logisticsObject"
      query={useQuery(objectQuery(id))}
      crumb={{ label: say('Logistics objects', 'Объекты логистики'), href: `/${portal}/logistics/objects` }}
      tab={tab}
      shown={(place) => ({
        title: place.name,
        beside: (
          <>
            <span>{place.code}</span>
            <span>
              {valueOf(noun, 'kind', place.kind)}
              <NotInUse isActive={place.isActive} />
            </span>
            <StatusOf noun={noun} status={place.status} />
          </>
        ),
        actions: <Actions place={place} />,
        tabs: [
          { value: 'object', label: say('Object', 'Объект'), content: () => <ObjectFacts place={place} /> },
          ...usualTabs({ entityType: 'logisticsObject', entityId: id, known: wordsOf(noun) }, may),
        ],
      })}
    />
  );
}

function Actions({ place }: { place: LogisticsObject }) {
  const { id: objectId, name, status } = place;
  const [editing, setEditing] = useState(false);
  const mayUpdate = useMay()('logistics.update') && status === 'active';
  const params = { params: { path: { objectId } } };
  const acts = useGoing({
    ...{ list: 'objects', name },
    remove: () => ask(api.DELETE('/api/v1/logistics/objects/{objectId}', params)),
    restore: () => ask(api.POST('/api/v1/logistics/objects/{objectId}/restore', params)),
  });
  const close = () => setEditing(false);
  return (
    <>
      {mayUpdate && (
        <Button variant="default" leftSection={<Pencil size={16} />} onClick={() => setEditing(true)}>
          {say('Change', 'Изменить')}
        </Button>
      )}
      <RecordMenu name={name} isArchived={status === 'archived'} acts={acts} />
      <RecordDialog opened={editing} title={name} record={place} onClose={close}>
        {(held) => <ObjectForm place={held} onClose={close} />}
      </RecordDialog>
    </>
  );
}
