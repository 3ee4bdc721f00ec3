import { Alert, SegmentedControl, Select, Stack } from '@mantine/core';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Empty } from '../../../kit/empty.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { useMay } from '../../../shared/session/me.ts';
import { FileForm } from '../components/file-form.tsx';
import { LetterForm } from '../components/letter-form.tsx';
import { Steps } from '../components/steps.tsx';
import { SupplierOfPrices } from '../components/supplier-of-prices.tsx';
import { type ImportMode, modeNames, nounOf, placeIn } from '../nouns.ts';
import { refusalOf } from '../refusal-of.ts';
import type { NewImportSearch } from '../searches.ts';
import { useStart } from '../use-start.ts';

/** The first step: a file of any kind that holds a table, or the words of a letter. */
export function NewImport() {
  const { portal } = useParams({ from: '/$portal/imports/new' });
  const search = useSearch({ from: '/$portal/imports/new' });
  const navigate = useNavigate({ from: '/$portal/imports/new' });
  const may = useMay();
  const noun = nounOf(search);
  const [mode, setMode] = useState<ImportMode>(noun.modes[0] ?? 'upsert');
  const start = useStart(placeIn(search));
  const change = (next: Partial<NewImportSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  const common = { mode, supplierId: search.supplier };
  const isLetter = noun.fromLetter && (search.from === 'letter' || search.message !== undefined);
  const lacksSupplier = noun.ofSupplier === true && search.supplier === undefined;
  const refusal = refusalOf(search, may);
  return (
    <Page
      title={`${say('Import', 'Импорт')}: ${say(noun.name).toLowerCase()}`}
      crumbs={refusal ? [] : [{ label: say(noun.pageName), href: `/${portal}/${noun.page(search)}` }]}
    >
      {refusal ? (
        <Empty title={refusal} />
      ) : (
        <>
          <Steps at="file" reach={[]} onGo={() => {}} />
          <Stack gap="md" maw={720}>
            {noun.ofSupplier && <SupplierOfPrices place={search} onChange={(supplier) => change({ supplier })} />}
            {noun.fromLetter && (
              <SegmentedControl
                value={isLetter ? 'letter' : 'file'}
                onChange={(value) => change({ from: value === 'letter' ? 'letter' : undefined, message: undefined })}
                data={[
                  { value: 'file', label: say('From a file', 'Из файла') },
                  { value: 'letter', label: say('From a letter', 'Из письма') },
                ]}
                style={{ alignSelf: 'flex-start' }}
              />
            )}
            {noun.modes.length > 1 && (
              <Select
                label={say('What to do', 'Что сделать')}
                allowDeselect={false}
                maw={360}
                data={noun.modes.map((value) => ({ value, label: say(modeNames[value]) }))}
                value={mode}
                onChange={(value) => setMode(value as ImportMode)}
              />
            )}
            {lacksSupplier && (
              <Alert color="blue" variant="light">
                {say('First choose the supplier these prices belong to.', 'Сначала выберите поставщика, чьи это цены.')}
              </Alert>
            )}
            <FormProblem error={isLetter ? start.letter.error : start.file.error} />
            {isLetter ? (
              <LetterForm
                message={search.message}
                owner={search.requisition}
                onMessage={(message) => change({ message })}
                isPending={start.letter.isPending}
                disabled={lacksSupplier}
                onSend={(letter) => start.letter.mutateAsync({ ...letter, ...common })}
              />
            ) : (
              <FileForm
                place={search}
                isPending={start.file.isPending}
                disabled={lacksSupplier}
                onSend={(file) => start.file.mutate({ file, ...common })}
              />
            )}
          </Stack>
        </>
      )}
    </Page>
  );
}
