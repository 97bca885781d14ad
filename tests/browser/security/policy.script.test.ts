import { beforeEach, expect, test } from 'vitest';
import { externalSite, mockExternalSite } from '../support/otherSites';
import { visit } from '../support/visit';

// One page for all rows: only the blocked form changes it, and its row is the last.
const { page, complaints } = await visit('/en/contact');
const externalRequests = await mockExternalSite(page);

beforeEach(() => {
  complaints.splice(0);
  externalRequests.splice(0);
});

/** Runs an injected script and waits for a policy report. */
const expectReport = async (script: string, report: string): Promise<void> => {
  // The policy applies to timers, but not to scripts of a debugger.
  await page.evaluate(`setTimeout(() => { ${script} })`);
  await expect.poll(() => complaints.join('\n')).toContain(`policy report: ${report}`);
  expect(externalRequests).toEqual([]);
};

test.each([
  ['Element innerHTML', 'document.body.innerHTML = "<p>"'],
  ['Element outerHTML', 'document.body.outerHTML = "<p>"'],
  ['Element insertAdjacentHTML', 'document.body.insertAdjacentHTML("beforeend", "<p>")'],
  ['Element setHTMLUnsafe', 'document.body.setHTMLUnsafe("<p>")'],
  ['Document write', 'document.write("<p>")'],
  ['DOMParser parseFromString', 'new DOMParser().parseFromString("<p>", "text/html")'],
  ['Range createContextualFragment', 'document.createRange().createContextualFragment("<p>")'],
  ['HTMLIFrameElement srcdoc', 'document.createElement("iframe").srcdoc = "<p>"'],
  ['HTMLScriptElement textContent', 'document.createElement("script").textContent = "1"'],
  ['HTMLScriptElement src', 'document.createElement("script").src = "/assets/planted.js"'],
  ['Element onclick', 'document.body.setAttribute("onclick", "1")'],
  ['Worker constructor', 'new Worker("/assets/planted.js")'],
  ['SharedWorker constructor', 'new SharedWorker("/assets/planted.js")'],
  ['ServiceWorkerContainer register', 'navigator.serviceWorker.register("/assets/planted.js")'],
  ['Window setTimeout', 'setTimeout("1")'],
  ['eval', 'eval("1")'],
  ['Function', 'new Function("1")'],
])('Trusted Types block a string for %s', async (sink, script) => {
  await expectReport(script, `require-trusted-types-for refuses trusted-types-sink ${sink}|`);
});

test.each(['planted', 'default'])(
  'Trusted Types block the creation of the policy %s',
  async (name) => {
    await expectReport(
      `trustedTypes.createPolicy("${name}", {})`,
      `trusted-types refuses trusted-types-policy ${name}`,
    );
  },
);

const form = `Object.assign(document.createElement("form"), { action: "${externalSite}/form" })`;
const socket = externalSite.replace('https', 'wss');

test.each([
  ['script-src-elem', `import("${externalSite}/planted.js")`],
  ['script-src-elem', 'location.href = "javascript:1"'],
  ['connect-src', `fetch("${externalSite}/fetch")`],
  ['connect-src', `navigator.sendBeacon("${externalSite}/beacon", "planted")`],
  ['connect-src', `new EventSource("${externalSite}/events")`],
  ['connect-src', `new WebSocket("${socket}/socket")`],
  ['img-src', `new Image().src = "${externalSite}/planted.png"`],
  ['font-src', `new FontFace("planted", "url(${externalSite}/planted.woff2)").load()`],
  ['form-action', `document.body.appendChild(${form}).submit()`],
])('%s blocks %s', async (directive, script) => {
  const [address = 'inline'] = /\w+:\/\/[^")]+/.exec(script) ?? [];
  await expectReport(script, `${directive} refuses ${address}`);
});
