import { json, type Reply } from '../kit/rulebook.ts';
import { boxIdOf } from './boxes.ts';
import { refusal } from './refusal.ts';
import type { AskedDiadoc } from './rules.ts';
import type { Organization } from './seed.ts';
import { ticks } from './ticks.ts';

const shown = ({ inn, kpp, name, fnsParticipantId, boxes, liquidated, refuses }: Organization) => ({
  Inn: inn,
  ...(kpp !== null && { Kpp: kpp }),
  FullName: name,
  ShortName: name,
  FnsParticipantId: fnsParticipantId,
  IsActive: liquidated !== true,
  Sociability: refuses ? 'CounteragentsOnly' : 'AllOrganizations',
  ...(liquidated && { LiquidationDate: '01.03.2021' }),
  Boxes: boxes.map(({ id, title }) => ({ BoxId: boxIdOf(id), BoxIdGuid: id, Title: title })),
});

/** Without autoRegister=false the call may register the user: no refusal, but nothing a connector may do. */
export function myOrganizations({ query, state, explain }: AskedDiadoc): Reply {
  if (query.get('autoRegister') !== 'false') {
    state.registrations += 1;
    explain('advice', { 'autoRegister is not false': true }, []);
  }
  explain('query', Object.fromEntries(query), ['autoRegister']);
  return json(200, { Organizations: [state.ours, ...state.sisters].map(shown) });
}

export function organizationsByInnKpp({ query, state, insist, explain }: AskedDiadoc): Reply {
  explain('query', Object.fromEntries(query), ['inn', 'kpp', 'includeRelations']);
  const inn = query.get('inn');
  insist('DD-22/inn', !inn, refusal(400, 'inn is required'));
  const kpp = query.get('kpp');
  const found = state.others.filter((one) => one.inn === inn && (!kpp || one.kpp === kpp));
  return json(200, { Organizations: found.map(shown) });
}

const statuses = ['IsMyCounteragent', 'InvitesMe', 'IsInvitedByMe', 'Rejected'];
const page = 100;

export function counteragents({ query, state, insist, explain, clock }: AskedDiadoc): Reply {
  explain('query', Object.fromEntries(query), ['myBoxId', 'counteragentStatus', 'afterIndexKey', 'query']);
  const status = query.get('counteragentStatus');
  insist(
    'DD-21/status',
    status !== null && !statuses.includes(status),
    refusal(400, 'counteragentStatus is not known'),
  );
  const after = Number(Buffer.from(query.get('afterIndexKey') ?? '', 'base64').toString() || '-1');
  const said = query.get('query')?.toLowerCase() ?? '';
  const all = state.others
    .map((one, index) => ({ one, index }))
    .filter(({ one }) => one.counteragent !== null && (status === null || one.counteragent === status))
    .filter(({ one }) => `${one.name} ${one.inn}`.toLowerCase().includes(said));
  return json(200, {
    TotalCount: all.length,
    TotalCountType: 'Equal',
    Counteragents: all
      .filter(({ index }) => index > after)
      .slice(0, page)
      .map(({ one, index }) => ({
        IndexKey: Buffer.from(String(index)).toString('base64'),
        Organization: shown(one),
        CurrentStatus: one.counteragent,
        LastEventTimestampTicks: ticks(clock.now()),
      })),
  });
}

export function documentTypes({ state, query, explain }: AskedDiadoc): Reply {
  explain('query', Object.fromEntries(query), ['boxId']);
  return json(200, {
    DocumentTypes: state.types.map(({ name, title, formal, functions, metadata }) => ({
      Name: name,
      Title: title,
      SupportedDocflows: ['External'],
      RequiresFnsRegistration: formal,
      Functions: Object.entries(functions).map(([fn, versions]) => ({
        Name: fn,
        Versions: versions.map((version) => ({
          Version: version,
          SupportsContentPatching: false,
          SupportsEncrypting: false,
          IsActual: true,
          Titles: [
            {
              IsFormal: formal,
              MetadataItems: metadata.map(({ id, type, required, source }) => ({
                Id: id,
                Type: type,
                IsRequired: required,
                Source: source,
              })),
            },
          ],
          Workflows: [{ Id: 1, IsDefault: true }],
        })),
      })),
    })),
  });
}
