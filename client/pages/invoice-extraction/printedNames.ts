/**
 * For each field, the labels that invoices print, with their language. They use only letters that our
 * fonts have.
 */
export const printedNames = [
  {
    field: 'invoiceNumber',
    words: [
      ['en', 'Invoice no.'],
      ['de', 'Rechnung Nr.'],
      ['fr', 'Facture n°'],
      ['es', 'Factura nº'],
      ['nl', 'Factuurnummer'],
    ],
  },
  {
    field: 'dueDate',
    words: [
      ['en', 'Pay by'],
      ['de', 'Zahlbar bis'],
      ['fr', 'Échéance'],
      ['es', 'Vencimiento'],
      ['nl', 'Vervaldatum'],
    ],
  },
  {
    field: 'costumer',
    words: [
      ['en', 'Bill to'],
      ['de', 'Rechnung an'],
      ['fr', 'Facturé à'],
      ['es', 'Facturar a'],
      ['nl', 'Factuur aan'],
    ],
  },
  {
    field: 'taxAmount',
    words: [
      ['en', 'VAT'],
      ['de', 'MwSt.'],
      ['fr', 'TVA'],
      ['es', 'IVA'],
      ['nl', 'btw'],
    ],
  },
  {
    field: 'totalAmount',
    words: [
      ['en', 'Total due'],
      ['de', 'Gesamtbetrag'],
      ['fr', 'Total TTC'],
      ['es', 'Importe total'],
      ['nl', 'Totaalbedrag'],
    ],
  },
] as const;
