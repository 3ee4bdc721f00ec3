import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { say } from '../../../kit/say.ts';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { ListPage } from '../../../shared/lists/list-page.tsx';
import { useMay, useMe } from '../../../shared/session/me.ts';
import { ViewTabs } from '../../../shared/views/view-tabs.tsx';
import { NewProposalDialog } from '../components/new-proposal-dialog.tsx';
import { proposalColumns } from '../components/proposal-columns.tsx';
import { ProposalFilters } from '../components/proposal-filters.tsx';
import { sourceOf } from '../new-proposal.ts';
import { useProposals } from '../queries.ts';
import type { ProposalsSearch } from '../searches.ts';

export function ProposalList() {
  const search = useSearch({ from: '/$portal/proposals' });
  const { portal } = useParams({ from: '/$portal/proposals' });
  const navigate = useNavigate();
  const change = useChangeSearch<ProposalsSearch>();
  const may = useMay();
  const { user } = useMe();
  const mayCreate = may('commercial_proposals.create');
  return (
    <ListPage
      title={say('Commercial proposals', 'Коммерческие предложения')}
      list={useProposals(search)}
      columns={proposalColumns(portal, may('margins.read'))}
      nameOf={({ number }) => number}
      onOpen={({ id }) => void navigate({ to: '/$portal/proposals/$id', params: { portal, id }, search: {} })}
      search={search}
      change={change}
      usualSort="-updatedAt"
      lookFor={say('Number or subject', 'Номер или тема')}
      views={
        <ViewTabs
          list="proposals"
          search={search}
          usual={[
            { name: say('Mine', 'Мои'), search: { owner: user.id } },
            { name: say('Drafts', 'Черновики'), search: { status: 'draft' } },
            { name: say('Awaiting approval', 'На согласовании'), search: { status: 'pending_approval' } },
            ...(may('commercial_proposals.approve')
              ? [{ name: say('Awaiting me', 'Ждут меня'), search: { awaiting: 'true' as const } }]
              : []),
          ]}
        />
      }
      filters={<ProposalFilters search={search} change={change} />}
      create={{
        label: say('Proposal', 'Предложение'),
        act: mayCreate ? () => change({ create: 'true' }) : undefined,
      }}
      none={{
        title: say('No proposals yet', 'Предложений пока нет'),
        hint: say(
          'Make one here, of the decisions of a requisition from its page, or of a price list from its page.',
          'Создайте здесь, по решениям заявки с её страницы или по прайс-листу с его страницы.',
        ),
      }}
    >
      <NewProposalDialog
        source={mayCreate ? sourceOf(search) : undefined}
        onClose={() => change({ create: undefined, open: undefined })}
      />
    </ListPage>
  );
}
