import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { BeforeAfterBars } from './BeforeAfterBars';
import { copy } from './copy';
import { claims } from './data';
import { readClaims } from './readClaims';
import '../../components/key/key.css';
import './numbers.drawing.css';

/** The claims, below what they depend on; those of more or less have a bar for before and one for after. */
export const Numbers = () => {
  const lang = useLang();
  const { numbers: t } = copy(lang);
  const said = readClaims(lang);
  const { leads, conversion, cost, quality } = claims;
  const rows = [
    {
      what: t.leads,
      figure: (
        <>
          <span className="small">{t.upTo}</span> {said.leads}
        </>
      ),
      change: leads,
    },
    { what: t.conversion, figure: said.conversion, change: conversion.from, most: conversion.to },
    { what: t.quality, figure: said.quality, change: quality },
    { what: t.cost, figure: said.cost, change: -cost },
  ];
  return (
    <Section id="numbers" className="ground-screen" title={t.title} intro={t.note}>
      <p className="row small key lead-capture-tool__key" aria-hidden="true">
        <span>{t.before}</span>
        <span>{t.after}</span>
        <span>{t.range}</span>
      </p>
      <dl className="ruled lead-capture-tool__claims">
        {rows.map(({ what, figure, change, most }) => (
          <div key={what}>
            <dt className="strong">{what}</dt>
            <dd className="display">{figure}</dd>
            <dd aria-hidden="true">
              <BeforeAfterBars change={change} most={most} />
            </dd>
          </div>
        ))}
        <div>
          <dt className="strong">{t.open}</dt>
          <dd className="display">{said.open}</dd>
          <dd>{t.always}</dd>
        </div>
      </dl>
    </Section>
  );
};
