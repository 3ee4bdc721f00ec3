import assert from 'node:assert/strict';
import { cpSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { long } from '../../../scripts/tests/long.ts';
import { exportPortal } from '../../src/platform/moving/export-portal.ts';
import { importPortal } from '../../src/platform/moving/import-portal.ts';
import type { Manifest } from '../../src/platform/moving/manifest.ts';
import { archiveIn, firstInstallation, type SecondInstallation, secondInstallation } from './second-installation.ts';
import { smallPortal } from './small-portal.ts';

/** Nothing is left of an import that was refused. */
async function demandNothing(second: SecondInstallation, what: string) {
  for (const table of ['tenants', 'users', 'login_directory', 'portal_names', 'audit_events', 'tenant_keys']) {
    const { rows } = await second.owner.query(`select count(*)::int as count from ${table}`);
    assert.equal(rows[0].count, 0, `${what}: ${table}`);
  }
  const folder = join(second.settings.dataDir, 'files');
  const contents = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  assert.deepEqual(contents, [], what);
}

long(
  'an archive that cannot be taken is refused in a sentence, and nothing of it stays',
  { timeout: 500_000 },
  async (t) => {
    const [first, second] = [await firstInstallation(t), await secondInstallation(t)];
    const { slug } = await smallPortal();
    const archive = archiveIn(t);
    const folder = archive.path.replace('.zip', '/');
    await exportPortal({ ...first, ...archive, slug, withKeys: true });
    await exportPortal({ ...first, ...archive, path: folder, slug, withKeys: true });
    await second.services.files
      .put(`00000000-0000-0000-0000-000000000000/${'0'.repeat(32)}`, readable())
      .then(() => second.services.files.remove(`00000000-0000-0000-0000-000000000000/${'0'.repeat(32)}`));

    const spoilt = (name: string, spoil: (copy: string) => void, from = folder) => {
      const copy = join(archive.path, '..', name);
      cpSync(from, copy, { recursive: true });
      spoil(copy);
      return copy;
    };
    const manifestOf = (copy: string, change: (manifest: Manifest) => void) => {
      const manifest = JSON.parse(readFileSync(join(copy, 'manifest.json'), 'utf8')) as Manifest;
      change(manifest);
      writeFileSync(join(copy, 'manifest.json'), JSON.stringify(manifest));
    };
    const aFile = () => readdirSync(join(folder, 'files'))[0] as string;
    const cases: Array<[string, RegExp, Partial<Parameters<typeof importPortal>[0]>]> = [
      ['no file', /^There is no .*nothing\.zip\.$/, { path: join(archive.path, '../nothing.zip') }],
      ['another passphrase', /passphrase in ARCHIVE_PASSPHRASE is not the one/, { passphrase: 'восемь раз отмерь' }],
      ['no passphrase', /^Set ARCHIVE_PASSPHRASE to 12 characters or more/, { passphrase: undefined }],
      [
        'cut',
        /^The archive is damaged or cut/,
        { path: spoilt('cut.zip', (copy) => truncateSync(copy, 5_000), archive.path) },
      ],
      ['cut by one byte', /^The archive is damaged or cut/, { path: spoilt('short.zip', cutByOne, archive.path) }],
      [
        'a table is missing',
        /tables\/users\.jsonl is missing/,
        { path: spoilt('hole', (copy) => rmSync(join(copy, 'tables/users.jsonl'))) },
      ],
      [
        'a table is cut',
        /tables\/users\.jsonl is not what the manifest says/,
        { path: spoilt('cut', (copy) => cutByOne(join(copy, 'tables/users.jsonl'))) },
      ],
      [
        'the cost of its key is beyond all bounds',
        /what it says of its key is out of bounds/,
        {
          path: spoilt('costly', (copy) =>
            manifestOf(copy, (one) => {
              one.key.N = 2 ** 30;
            }),
          ),
        },
      ],
      [
        'a row was changed',
        /tables\/catalog_items\.jsonl is not what the manifest says/,
        { path: spoilt('row', (copy) => turn(join(copy, 'tables/catalog_items.jsonl'))) },
      ],
      [
        'a content was changed',
        /files\/\w+ is not what the manifest says/,
        { path: spoilt('content', (copy) => turn(join(copy, 'files', aFile()))) },
      ],
      [
        'a content is missing',
        /files\/\w+ is missing/,
        { path: spoilt('lost', (copy) => rmSync(join(copy, 'files', aFile()))) },
      ],
      [
        'no manifest',
        /it has no manifest/,
        { path: spoilt('headless', (copy) => rmSync(join(copy, 'manifest.json'))) },
      ],
      [
        'the manifest was changed',
        /its manifest was changed/,
        {
          path: spoilt('forged', (copy) =>
            manifestOf(copy, (one) => {
              one.portal.name = 'Чужая';
            }),
          ),
        },
      ],
      [
        'too new',
        /bring the installation up to date first/,
        {
          path: spoilt('new', (copy) =>
            manifestOf(copy, (one) => {
              one.schema = 9_999;
            }),
          ),
        },
      ],
      [
        'too old',
        /bring the installation it comes from up to date/,
        {
          path: spoilt('old', (copy) =>
            manifestOf(copy, (one) => {
              one.schema = 169;
            }),
          ),
        },
      ],
      [
        'no archive of ours',
        /no archive of a portal/,
        {
          path: spoilt('strange', (copy) =>
            manifestOf(copy, (one) => {
              one.form = 'other' as never;
            }),
          ),
        },
      ],
    ];
    for (const [what, sentence, given] of cases) {
      await assert.rejects(importPortal({ ...second, ...archive, copy: false, ...given }), { message: sentence }, what);
      await demandNothing(second, what);
    }

    await t.test('of two imports at once one is refused, and the portal is there once', async () => {
      const both = await Promise.allSettled([1, 2].map(() => importPortal({ ...second, ...archive, copy: false })));
      const [refused] = both.filter((one) => one.status === 'rejected');
      assert.equal(both.filter((one) => one.status === 'fulfilled').length, 1);
      assert.match(String(refused?.reason), /is here already/);
      assert.equal((await second.owner.query('select 1 from tenants')).rowCount, 1);
      const [held] = readdirSync(join(second.settings.dataDir, 'files'), {
        recursive: true,
        withFileTypes: true,
      }).filter((one) => one.isFile());
      assert.ok(held, 'the contents of the one that came in stay');
    });

    await t.test('a name, a portal and an address that are taken are named', async () => {
      await assert.rejects(importPortal({ ...second, ...archive, as: 'another', copy: false }), /is here already/);
      const other = await smallPortal();
      const theirs = { ...archive, path: archive.path.replace('portal.zip', 'other.zip') };
      await exportPortal({ ...first, ...theirs, slug: other.slug, withKeys: true });
      await assert.rejects(importPortal({ ...second, ...theirs, as: slug, copy: false }), /The name .* is taken here/);
      await second.owner.query(
        `insert into login_directory (email, tenant_id, user_id) select $1, tenant_id, tenant_id from tenants limit 1`,
        [other.email],
      );
      await assert.rejects(importPortal({ ...second, ...theirs, copy: false }), (error: Error) =>
        error.message.includes(`sign in to another portal here: ${other.email}`),
      );
      const { leftOut } = await importPortal({ ...second, ...theirs, copy: true });
      assert.deepEqual(leftOut, [other.email]);
    });
  },
);

async function* nothing() {
  yield Buffer.from('x');
}
const readable = () => Readable.from(nothing());

/** One letter of the middle becomes another. */
function turn(path: string) {
  const bytes = readFileSync(path);
  const middle = Math.floor(bytes.length / 2);
  bytes.writeUInt8((bytes.readUInt8(middle) + 1) % 128, middle);
  writeFileSync(path, bytes);
}

const cutByOne = (path: string) => truncateSync(path, readFileSync(path).length - 1);
