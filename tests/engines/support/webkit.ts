// A small client of W3C WebDriver: selenium-webdriver has 18 MB and needs Node 22.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../bench/support/freePort.mjs';
import { browserEnvironment } from '../../browser/support/launchOptions';
import { type Engine, type Look, type Reader, viewHeight } from './reader';

/** Longest time, in milliseconds, that the driver may take to listen. */
const startTimeout = 10_000;

/** Styles of the toolbar, which would keep the window wider than a phone. */
const narrowToolbar =
  'window * { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 4px; -gtk-icon-size: 4px }';

/** Reduced motion for WebKitGTK. */
const noAnimations = '[Settings]\ngtk-enable-animations=0\n';

const keys = { Escape: '\uE00C' };

const complaint = /CONSOLE .*\b(?:WARN|ERROR)\b/;

/** Writes the settings of a browser and a program that starts it and saves its console. */
const writeProfile = (miniBrowser: string) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'jandaia-webkit-'));
  const messages = path.join(folder, 'console.txt');
  const program = path.join(folder, 'browser');
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(path.join(folder, 'gtk-3.0/gtk.css'), narrowToolbar);
  writeFileSync(path.join(folder, 'gtk-3.0/settings.ini'), noAnimations);
  writeFileSync(messages, '');
  writeFileSync(program, `#!/bin/sh\nexec '${miniBrowser}' "$@" >'${messages}' 2>&1\n`, {
    mode: 0o755,
  });
  return { folder, messages, program };
};

type Send = (method: string, command: string, body?: object) => Promise<unknown>;

const sendTo =
  (port: number): Send =>
  async (method, command, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${command}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { message?: string } };
    if (!response.ok) throw new Error(`WebKitWebDriver: ${command}: ${value.message}`);
    return value;
  };

/** Opens a session when the driver listens, and returns a function that sends commands. */
const openSession = async (send: Send, browserOptions: object): Promise<Send> => {
  const capabilities = {
    alwaysMatch: {
      'webkitgtk:browserOptions': browserOptions,
      timeouts: { script: 5000, pageLoad: 20_000 },
    },
  };
  const end = Date.now() + startTimeout;
  for (;;)
    try {
      const session = await send('POST', '/session', { capabilities });
      const { sessionId } = session as { sessionId: string };
      return (method, command, body) => send(method, `/session/${sessionId}${command}`, body);
    } catch (error) {
      // `fetch` throws a TypeError where nobody listens.
      if (!(error instanceof TypeError) || Date.now() > end) throw error;
      await wait(50);
    }
};

/** Starts a browser of its own; `close` ends it. */
const openReader = async (miniBrowser: string, display: string, look: Look) => {
  const { folder, messages, program } = writeProfile(miniBrowser);
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...browserEnvironment(), DISPLAY: display, XDG_CONFIG_HOME: folder },
    stdio: 'ignore',
  });
  const send = await openSession(sendTo(port), {
    binary: program,
    args: [
      '--automation',
      '--enable-write-console-messages-to-stdout=true',
      ...(look.colorScheme === 'dark' ? ['--dark-mode'] : []),
      ...(look.popover === false ? ['--features=-PopoverAttribute'] : []),
    ],
  });
  const evaluate: Reader['evaluate'] = async (run, argument) => {
    const script = `const [argument, done] = arguments;
      Promise.resolve(argument).then(${run})
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = await send('POST', '/execute/async', { script, args: [argument ?? null] });
    const { value, error } = answer as { value: never; error?: string };
    if (error) throw new Error(error);
    return value;
  };
  const act = (type: 'pointer' | 'key', ...actions: object[]) =>
    send('POST', '/actions', { actions: [{ type, id: type, actions }] });
  const strike = (text: string) =>
    act(
      'key',
      ...[...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  const resize = (height: number) => send('POST', '/window/rect', { width: look.width, height });
  await resize(viewHeight);
  await resize(2 * viewHeight - (await evaluate(() => innerHeight)));
  let read = 0;
  const reader: Reader = {
    engine: 'webkit',
    goto: (url) => send('POST', '/url', { url }),
    evaluate,
    moveTo: (x, y) =>
      act('pointer', { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }),
    press: () =>
      act('pointer', { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
    type: strike,
    key: (name) => strike(keys[name]),
    complaints: () => {
      const lines = readFileSync(messages, 'utf8').split('\n').slice(0, -1);
      const fresh = lines.slice(read);
      read = lines.length;
      return fresh.filter((line) => complaint.test(line));
    },
  };
  const close = async () => {
    await send('DELETE', '');
    driver.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  return { reader, close };
};

/** Starts a virtual screen for MiniBrowser of WebKitGTK; each reader has its own browser. */
export const startWebKit = async (miniBrowser: string): Promise<Engine> => {
  const screen = ['-displayfd', '3', '-screen', '0', '1600x2000x24', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', screen, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(server.stdio[3] as Readable, 'data');
  const opened: Awaited<ReturnType<typeof openReader>>[] = [];
  return {
    name: 'webkit',
    open: async (look) => {
      const one = await openReader(miniBrowser, `:${String(number).trim()}`, look);
      opened.push(one);
      return one.reader;
    },
    close: async () => {
      await Promise.allSettled(opened.map(({ close }) => close()));
      server.kill();
    },
  };
};
