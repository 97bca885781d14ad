/** A photograph in a page's folder `pictures`: `<name>-<width>.avif` and `.webp` for each of its widths. */
export type Photograph = {
  name: string;
  /** In pixels, ascending. */
  widths: readonly number[];
  /** Width to height. */
  ratio: number;
};

type Props = {
  of: Photograph;
  alt: string;
  /** How wide it is shown, as the attribute `sizes` says it. */
  sizes: string;
  /** Whether it stands in the first view; all others wait until they are scrolled near. */
  first?: boolean;
  className?: string;
};

const candidates = ({ name, widths }: Photograph, format: string): string =>
  widths.map((width) => `${PICTURES_PATH}/${name}-${width}.${format} ${width}w`).join(', ');

/** A photograph in the sizes that screens need, AVIF where it is understood and WebP elsewhere. */
export const Picture = ({ of, alt, sizes, first = false, className }: Props) => {
  const widest = of.widths.at(-1) ?? 0;
  const size = { width: widest, height: Math.round(widest / of.ratio) };
  return (
    <picture>
      <source type="image/avif" srcSet={candidates(of, 'avif')} sizes={sizes} {...size} />
      <img
        className={className}
        srcSet={candidates(of, 'webp')}
        sizes={sizes}
        src={`${PICTURES_PATH}/${of.name}-${widest}.webp`}
        {...size}
        alt={alt}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
};
