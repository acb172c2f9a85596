import type { SeoRecord } from "./page-metadata.ts";

/** A record as the tags of a page's head: title, description, canonical, Open Graph, Twitter card, JSON-LD (spec 7.5). */
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
      <ShareImage address={ogImage} type={ogImageFallback && "image/svg+xml"} facts={ogImageFacts} />
      {ogImageFallback && <ShareImage address={ogImageFallback} type="image/jpeg" facts={ogImageFacts} />}
      {record.published && <meta property="article:published_time" content={record.published} />}
      {record.modified && <meta property="article:modified_time" content={record.modified} />}
      <meta name="twitter:card" content={record.twitterCard} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {/* The Twitter picture falls back to the Open Graph one; there is only one picture per address. */}
      <meta name="twitter:image" content={ogImage} />
      {record.schemaJsonLd?.map((schema) => (
        <script
          key={String(schema["@type"])}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own content, which cannot end the element.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(schema).replaceAll("<", "\\u003c") }}
        />
      ))}
    </>
  );
}

interface ShareImageProps {
  address: string;
  type: string | undefined;
  facts: SeoRecord["ogImageFacts"];
}

/** One Open Graph image; its type, size and alt text must follow its address. */
function ShareImage({ address, type, facts }: ShareImageProps) {
  return (
    <>
      <meta property="og:image" content={address} />
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
