import { useLang } from '../../document/view';
import { Always, BeforeAfter } from './BeforeAfter';
import { copy } from './copy';
import { claims } from './data';
import { readClaims } from './readClaims';
import '../../components/key/key.css';

/** The claims as a panel, at the size of text and below what they depend on; a bar for before and one for after. */
export const Claims = () => {
  const lang = useLang();
  const { numbers: t } = copy(lang);
  const said = readClaims(lang);
  const { leads, conversion, cost, quality } = claims;
  const rows = [
    { what: t.leads, figure: `${t.upTo} ${said.leads}`, change: 0, most: leads },
    { what: t.conversion, figure: said.conversion, change: conversion.from, most: conversion.to },
    { what: t.quality, figure: said.quality, change: quality },
    { what: t.cost, figure: said.cost, change: -cost },
  ];
  return (
    <div id="numbers" className="stack-4 ground-screen lead-capture-tool__panel">
      <div className="stack-2">
        <h3>{t.title}</h3>
        <p>{t.note}</p>
      </div>
      <p className="row small key" aria-hidden="true">
        <span>{t.before}</span>
        <span>{t.after}</span>
        <span>{t.most}</span>
      </p>
      <dl>
        {rows.map(({ what, figure, change, most }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className="strong">
              <BeforeAfter change={change} most={most} /> {figure}
            </dd>
          </div>
        ))}
        <div>
          <dt>{t.open}</dt>
          <dd className="strong">
            <Always /> {said.open}
          </dd>
          <dd className="small">{t.always}</dd>
        </div>
      </dl>
    </div>
  );
};
