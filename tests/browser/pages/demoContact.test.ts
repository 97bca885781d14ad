import { expect, test } from 'vitest';
import { visit } from '../support/visit';

test.each([
  [
    '/pt/landing-page-locadora-veiculos',
    ['label[for=car-economico]', 'label[for=days-3]'],
    ['minha locadora de veículos.', 'Econômico', '3 diárias × R$ 120,00'],
  ],
  [
    '/pt/landing-page-consultoria-empresarial',
    ['label[for=margin-0]', 'label[for=size-2]'],
    ['minha consultoria.', 'Empresa: 50 ou mais pessoas', 'Margem: sei o valor'],
  ],
  [
    '/pt/landing-page-imobiliaria-captacao-leads',
    ['label[for=want-rent]', 'label[for=visit-eve]'],
    ['para um imóvel.', 'Quero alugar', 'segunda às 19h'],
  ],
  [
    '/pt/landing-page-eventos-inscricoes',
    ['label[for=talk-focaccia]'],
    ['para o meu evento.', 'Focaccia para vender'],
  ],
])('%s puts the choices of its demo into the WhatsApp message', async (address, labels, parts) => {
  const { page } = await visit(address);
  for (const label of labels) await page.locator(label).click();
  const link = page.locator('.landing__after a');
  await page.waitForSelector('[data-hydrated]', { state: 'attached' });
  const href = await link.evaluate((anchor: HTMLAnchorElement) => {
    anchor.addEventListener('click', (event) => event.preventDefault());
    anchor.click();
    return anchor.href;
  });
  const message = new URL(href).searchParams.get('text') ?? '';
  for (const part of parts) expect(message.replaceAll('\u00a0', ' ')).toContain(part);
  expect(message).toMatch(/\nAssunto: exemplo com .*\n\(ref: [\w/-]+\)$/s);
});

test('the middle button, which opens a new tab, sends the choices of a demo too', async () => {
  const { page } = await visit('/pt/landing-page-locadora-veiculos');
  await page.locator('label[for=days-3]').click();
  await page.waitForSelector('[data-hydrated]', { state: 'attached' });
  const link = page.locator('.landing__after a');
  await link.dispatchEvent('pointerdown', { button: 1 });
  const href = (await link.getAttribute('href')) ?? '';
  expect(new URL(href).searchParams.get('text')).toContain('3 diárias');
});

test.each([
  ['/pt/landing-page-locadora-veiculos', 'a[href="#request"]', '#request'],
  ['/pt/landing-page-locadora-veiculos', '#request a', '#confirmed'],
  ['/pt/landing-page-imobiliaria-captacao-leads', 'a[href="#message"]', '#message'],
  ['/pt/landing-page-eventos-inscricoes', 'a[href="#message"]', '#message'],
  [
    '/pt/landing-page-consultoria-empresarial',
    '.landing-page-consultoria__questions .button',
    '#message',
  ],
  ['/pt/landing-page-advogados-escritorio', '.landing-page-advogados__contact a', '#message'],
])('%s shows the result of %s without JavaScript', async (address, button, result) => {
  const { page } = await visit(address, { javaScriptEnabled: false, width: 390 });
  await page.locator(button).first().click();
  const box = await page.locator(`${result}:target`).boundingBox();
  expect(box?.y).toBeGreaterThan(60);
  expect(box?.y).toBeLessThan(700);
});
