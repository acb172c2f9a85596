import type { SeoRecord } from "./page-metadata.ts";

/** Renders the title, description, canonical link, Open Graph tags, Twitter card and JSON-LD (spec 7.5). */
export function Metadata({ record }: { record: SeoRecord }) {
  const { title, description, canonical, ogImage, ogImageFallback, ogImageFacts } = record;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {record.noindex && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      <meta property="og:site_name" content={record.siteName} />
      <meta property="og:type" content={record.type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {canonical && <meta property="og:url" content={canonical} />}
      <ShareImage url={ogImage} type={ogImageFallback && "image/svg+xml"} facts={ogImageFacts} />
      {ogImageFallback && <ShareImage url={ogImageFallback} type="image/jpeg" facts={ogImageFacts} />}
      {record.published && <meta property="article:published_time" content={record.published} />}
      {record.modified && <meta property="article:modified_time" content={record.modified} />}
      <meta name="twitter:card" content={record.twitterCard} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={ogImage} />
      {record.schemaJsonLd?.map((schema) => (
        <script
          key={String(schema["@type"])}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(schema).replaceAll("<", "\\u003c") }}
        />
      ))}
    </>
  );
}

interface ShareImageProps {
  url: string;
  type: string | undefined;
  facts: SeoRecord["ogImageFacts"];
}

/** An Open Graph image's type, size and alt text must follow its URL. */
function ShareImage({ url, type, facts }: ShareImageProps) {
  return (
    <>
      <meta property="og:image" content={url} />
      {type && <meta property="og:image:type" content={type} />}
      {facts && (
        <>
          <meta property="og:image:width" content={String(facts.width)} />
          <meta property="og:image:height" content={String(facts.height)} />
          <meta property="og:image:alt" content={facts.alt} />
        </>
      )}
    </>
  );
}
