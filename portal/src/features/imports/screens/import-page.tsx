import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { importProgress } from '../../../shared/jobs/import-progress.ts';
import { forgetJob, tellJob } from '../../../shared/jobs/jobs.ts';
import { addressOf } from '../addresses.ts';
import { ApplyStep } from '../components/apply-step.tsx';
import { MappingStep } from '../components/mapping-step.tsx';
import { Reading } from '../components/reading.tsx';
import { RowsStep } from '../components/rows-step.tsx';
import { Steps } from '../components/steps.tsx';
import { isBusy } from '../is-busy.ts';
import { reachOf, type Step, stepOf } from '../model.ts';
import { nounOf, type Place, placeIn } from '../nouns.ts';
import { type ImportJob, importQuery } from '../queries.ts';
import type { ImportSearch } from '../searches.ts';

/** An import from its mapping to what came of it; its address leads back to the same step. */
export function ImportPage() {
  const { portal, jobId } = useParams({ from: '/$portal/imports/$jobId' });
  const search = useSearch({ from: '/$portal/imports/$jobId' });
  const navigate = useNavigate({ from: '/$portal/imports/$jobId' });
  const { data: job, error } = useQuery(importQuery(search, jobId));
  const noun = nounOf(search);
  useTray(search, job, `/${portal}/imports/${jobId}?${new URLSearchParams({ ...placeIn(search) })}`);
  const change = (next: Partial<ImportSearch>) => void navigate({ search: (before) => ({ ...before, ...next }) });
  const again = () => void navigate({ to: '/$portal/imports/new', params: { portal }, search: placeIn(search) });
  const go = (step: Step) => (step === 'file' ? again() : change({ step }));
  const step = job && stepOf(job, search);
  return (
    <Page
      title={`${say('Import', 'Импорт')}: ${say(noun.name).toLowerCase()}`}
      beside={job && <span className="dimmed clip">{job.fileName}</span>}
      crumbs={[{ label: say(noun.pageName), href: `/${portal}/${noun.page(search)}` }]}
    >
      {!job && !error && <Loader size="sm" aria-label={say('Loading', 'Загрузка')} />}
      {!job && error && <ProblemText error={error} />}
      {job && step && (
        <>
          <Steps at={step} reach={reachOf(job)} onGo={go} />
          {job.status === 'parsing' ? (
            <Reading job={job} />
          ) : step === 'mapping' ? (
            <MappingStep
              key={`${job.id} ${job.version}`}
              place={search}
              job={job}
              onNext={() => go('rows')}
              onAgain={again}
            />
          ) : step === 'rows' ? (
            <RowsStep place={search} job={job} onGo={go} />
          ) : (
            <ApplyStep place={search} job={job} onGo={go} />
          )}
        </>
      )}
    </Page>
  );
}

/** While the server is busy the tray shows the import on every page; once its end is seen here, it leaves the tray. */
function useTray(place: Place, job: ImportJob | undefined, href: string) {
  useEffect(() => {
    if (!job) return;
    const label = `${say('Import', 'Импорт')}: ${job.fileName}`;
    if (isBusy(job.status))
      tellJob({ id: job.id, label, href, address: addressOf(place, job.id), ...importProgress(job) });
    else forgetJob(job.id);
  }, [place, job, href]);
}
