const order = require('./server/src/domains/order.json');

const src = '^server/src';
const tests = '\\.test\\.ts$|^server/test/';

/** Tests may import anything: every rule starts from what is not a test. */
const rule = (name, from, to) => ({ name, severity: 'error', from: { pathNot: tests, ...from }, to });

module.exports = {
  forbidden: [
    // Types and what is loaded when it is needed count too: whoever reads a file reads downwards.
    rule('no-circles', {}, { circular: true }),
    rule('no-barrels', {}, { path: `${src}/.*/index\\.ts$` }),
    // What the server and the portal both read: plain declarations, no library.
    rule('nouns-know-nouns-only', { path: '^nouns/' }, { pathNot: '^nouns/' }),
    rule('kernel-knows-nobody', { path: `${src}/kernel/` }, { path: src, pathNot: `${src}/kernel/` }),
    rule('platform-knows-kernel-only', { path: `${src}/platform/` }, { path: src, pathNot: `${src}/(kernel/|platform/|read-settings\\.ts$)` }),
    rule('domains-know-no-surface', { path: `${src}/domains/` }, { path: `${src}/(surfaces|connectors)/` }),
    // A connector is handed a call and gives records back: whom it serves it does not know, nor any other connector.
    rule('connectors-stay-apart', { path: `${src}/connectors/([^/]+)/` }, { path: `${src}/connectors/`, pathNot: `${src}/connectors/$1/` }),
    rule('connectors-know-no-surface', { path: `${src}/connectors/` }, { path: `${src}/surfaces/` }),
    rule('nobody-names-a-connector', { path: src, pathNot: `${tests}|${src}/(connectors/|app\\.ts$)` }, { path: `${src}/connectors/` }),
    // A simulator and what it judges share nothing but the contract on paper.
    rule('simulators-share-nothing', { path: '^tools/sim/' }, { path: src }),
    rule('nobody-leans-on-a-simulator', { path: src }, { path: '^tools/sim/' }),
    rule('surfaces-know-kernel-and-platform-only', { path: `${src}/surfaces/` }, { path: `${src}/(domains|connectors)/` }),
    rule('one-door-to-the-pool', { path: src, pathNot: `${tests}|${src}/platform/postgres/` }, { path: '(^|node_modules/)pg(/|$)' }),
    rule('tables-stay-home', { path: `${src}/domains/([^/]+)/` }, { path: `${src}/domains/.*\\.row\\.ts$`, pathNot: `${src}/domains/$1/` }),
    // What others install: web standards and itself.
    rule('sdk-stands-alone', { path: '^sdk/src/', pathNot: `${tests}|^sdk/src/cli/` }, { pathNot: '^sdk/src/' }),
    // Its command line needs Node besides, and nothing leans on it but what is made for it.
    rule('command-line-needs-node-alone', { path: '^sdk/src/cli/' }, { pathNot: '^sdk/src/', dependencyTypesNot: ['core'] }),
    rule('nobody-leans-on-the-command-line', { path: '^sdk/src/', pathNot: `${tests}|^sdk/src/(generated/)?cli/` }, { path: '^sdk/src/(generated/)?cli/' }),
    // The portal: features lean on what is shared and not on each other; pages of visitors without an account are small because they know neither.
    rule('portal-talks-to-the-contract-alone', { path: '^portal/', pathNot: `${tests}|^portal/e2e/` }, { path: '^(server|scripts|tools)/' }),
    rule('features-stay-apart', { path: '^portal/src/features/([^/]+)/' }, { path: '^portal/src/features/', pathNot: '^portal/src/features/$1/' }),
    rule('shared-parts-know-no-feature', { path: '^portal/src/(kit|shared)/' }, { path: '^portal/src/(features|shell)/' }),
    rule('sign-in-is-small', { path: '^portal/sign-in/' }, { path: '^portal/src/', pathNot: '^portal/src/(kit/say|features/accounts/(next-of|sign-in-fault|components/(account-page|provider-ways))|shared/(api/(client|problem)|session/(session|can-use-passkeys|sign-in-by-passkey)))\\.tsx?$' }),
    rule('pages-of-visitors-are-small', { path: '^portal/(supplier|customer|driver|public-kit)/' }, { path: '^portal/src/', pathNot: '^portal/src/kit/(say|format|decimal-text|decimal-sum|show-measure)\\.ts$' }),
    rule('pages-of-visitors-stay-apart', { path: '^portal/(supplier|customer|driver|public-kit)/' }, { path: '^portal/(supplier|customer|driver)/', pathNot: '^portal/$1/' }),
    ...order.slice(0, -1).map((domain, rank) =>
      rule(`${domain}-looks-down-only`, { path: `${src}/domains/${domain}/` }, { path: `${src}/domains/(${order.slice(rank + 1).join('|')})/` }),
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
