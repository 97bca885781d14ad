/** A photograph in a page's folder `pictures`: `<name>-<width>.avif` and `.webp` for each width. */
export type Photograph = {
  name: string;
  /** In pixels, ascending. */
  widths: readonly number[];
  /** Aspect ratio: width divided by height. */
  ratio: number;
};

type Props = {
  of: Photograph;
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** Whether it is in the first view; all others are lazy. */
  first?: boolean;
  className?: string;
};

const candidates = ({ name, widths }: Photograph, format: string): string =>
  widths.map((width) => `${PICTURES_PATH}/${name}-${width}.${format} ${width}w`).join(', ');

/** A responsive photograph: AVIF, with WebP for browsers that lack AVIF. */
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
