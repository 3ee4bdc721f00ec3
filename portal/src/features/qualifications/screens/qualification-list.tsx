import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { supplierQualification as noun } from '../../../../../nouns/supplier-qualification.ts';
import { ChoiceChip } from '../../../kit/filters/choice-chip.tsx';
import { SwitchChip } from '../../../kit/filters/switch-chip.tsx';
import { choicesOf, labelOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { ListPage } from '../../../shared/lists/list-page.tsx';
import { CounterpartyChip } from '../../../shared/records/counterparty-chip.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { AskDialog } from '../components/ask-dialog.tsx';
import { qualificationColumns } from '../components/qualification-columns.tsx';
import type { QualificationsSearch } from '../qualifications-search.ts';
import { useQualifications } from '../queries.ts';
import { useCategoriesText } from '../use-categories-text.ts';

const from = '/$portal/qualifications' as const;

export function QualificationList() {
  const search = useSearch({ from });
  const { portal } = useParams({ from });
  const navigate = useNavigate();
  const change = useChangeSearch<QualificationsSearch>();
  const may = useMay();
  return (
    <ListPage
      title={say('Qualifications of suppliers', 'Допуски поставщиков')}
      crumbs={[{ label: say('Counterparties', 'Контрагенты'), href: `/${portal}/counterparties` }]}
      list={useQualifications(search)}
      columns={qualificationColumns(portal, useCategoriesText())}
      nameOf={({ supplier }) => supplier.name}
      onOpen={({ id }) => void navigate({ to: '/$portal/qualifications/$id', params: { portal, id } })}
      search={search}
      change={change}
      usualSort="-createdAt"
      filters={
        <>
          <ChoiceChip
            label={labelOf(noun, 'status')}
            choices={choicesOf(noun, 'status')}
            value={search.status}
            onChange={(status) => change({ status })}
          />
          <CounterpartyChip value={search.counterparty} onChange={(counterparty) => change({ counterparty })} />
          <SwitchChip
            label={say('Ending within 30 days', 'Закончатся за 30 дней')}
            on={search.ending === 'true'}
            onChange={(on) => change({ ending: on ? 'true' : undefined })}
          />
        </>
      }
      create={{
        label: say('Qualification', 'Допуск'),
        act: may('counterparties.update') ? () => change({ create: 'true' }) : undefined,
      }}
      none={{
        title: say('No qualifications yet', 'Допусков пока нет'),
        hint: say(
          'Whether awards and orders need one is set for the company.',
          'Нужен ли допуск для выбора и заказа, задаётся в настройках компании.',
        ),
      }}
    >
      {search.create === 'true' && <AskDialog onClose={() => change({ create: undefined })} />}
    </ListPage>
  );
}
